import type { CardId, Option, SeatId } from '@kronika/kernel';
import type { DelayedOption, EventRef, UseOption } from '@kronika/lcg';
import { type ConflictType, type Element, factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { RingChoice } from '../rules/eligible.ts';
import { printedIn, sightsIn } from '../sights.ts';
import type { L5rView } from '../view.ts';
import { CHOICES, FORCED_EFFECTS, KEYWORD_RULES, RING_EFFECTS, RING_STRIKES } from './choices.ts';
import type { Names } from './names-in.ts';
import { numberedCard, ownCard, placedCard } from './whereabouts.ts';
import { eventName } from './window-text.ts';

/** Everything that can be chosen, as far as it says more than its kind. */
export type Choice =
  | Option
  | UseOption
  | DelayedOption
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'ability'; readonly card: CardId; readonly ability: string }
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'ring'; readonly choice: RingChoice }
  | { readonly is: 'ring'; readonly ring: Element }
  | { readonly is: 'side'; readonly side: ConflictType }
  | { readonly is: 'ringEffect' | 'decline'; readonly effect: string; readonly card?: CardId };

export function optionText(names: Names, option: Choice, view: L5rView): string {
  const say = names.words.option;
  if ('printed' in option && 'ability' in option) return withEvent(names, useText(names, option, view), option, view);
  if ('number' in option) return say.delayed(names.printed(option.printed), names.cards(view, option.cards));
  if ('effect' in option) return ringEffectText(names, option, view);
  if ('choice' in option) {
    const { ring, type } = option.choice;
    return say.ring(names.words.ring(ring), names.words.type[type], fateOn(view, ring));
  }
  if ('ring' in option) return say.ring(names.words.ring(option.ring), undefined, fateOn(view, option.ring));
  if ('side' in option) return say.side(names.words.side[option.side]);
  if ('ability' in option) return say.ability(placedCard(names, option.card, view));
  if ('card' in option) return placedCard(names, option.card, view);
  if ('seat' in option) return names.seat(option.seat);
  switch (option.is) {
    case 'pass':
    case 'accept':
    case 'decline':
    case 'declare':
      return say[option.is];
    default:
      return CHOICES[option.is]?.[names.lang] ?? option.is;
  }
}

function ringEffectText(
  names: Names,
  { effect, card }: { readonly effect: string; readonly card?: CardId },
  view: L5rView,
): string {
  if (card === undefined) return RING_EFFECTS[effect]?.[names.lang] ?? effect;
  return `${RING_STRIKES[effect]?.[names.lang] ?? effect}: ${placedCard(names, card, view)}`;
}

function withEvent(names: Names, use: string, { event }: { readonly event?: EventRef }, view: L5rView): string {
  return event === undefined ? use : names.words.option.useFor(use, eventName(names, event, view));
}

function fateOn({ rings }: L5rView, ring: Element): number {
  return rings.find(({ element }) => element === ring)?.fate ?? 0;
}

type Play = 'play' | 'playCharacter' | 'playIntoConflict' | 'playAttachment' | 'playAsAttachment' | 'playFromDiscard';

const PLAYS: Readonly<Record<string, Play | 'duplicate'>> = {
  playFromProvince: 'play',
  playCharacter: 'playCharacter',
  playIntoConflict: 'playIntoConflict',
  playAttachment: 'playAttachment',
  playAsAttachment: 'playAsAttachment',
  playFromDiscard: 'playFromDiscard',
  duplicate: 'duplicate',
};

/** No extra fate goes without saying. */
function useText(names: Names, option: UseOption, view: L5rView): string {
  const { amount = 0 } = option;
  const use = plainUse(names, option, view);
  return amount === 0 ? use : names.words.option.withFate(use, amount);
}

function plainUse(names: Names, { card, printed, ability }: UseOption, view: L5rView): string {
  const say = names.words.option;
  const own = printedIn(view, card);
  const name = hasCopies(view, card) ? ownCard(names, card, view) : names.card(view, card);
  if (printed === RULES) {
    const play = PLAYS[ability];
    return play === undefined
      ? say.keyword(numberedCard(names, card, view), KEYWORD_RULES[ability]?.[names.lang] ?? ability)
      : // That it lies in the discard pile is said anyway.
        say[play](play === 'playFromDiscard' ? names.card(view, card) : name);
  }
  const forced = FORCED_EFFECTS[printed];
  if (forced !== undefined) return say.keyword(numberedCard(names, card, view), forced[names.lang]);
  if (factOf(printed).type === 'event') return say.play(name);
  return own === printed ? say.use(name) : say.useGained(name, names.printed(printed));
}

/** Whether the reader sees more cards of that name. */
function hasCopies(view: L5rView, card: CardId): boolean {
  const printed = printedIn(view, card);
  return sightsIn(view).filter((sight) => sight.face === 'up' && sight.printed === printed).length > 1;
}
