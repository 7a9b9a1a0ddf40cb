import type { CardId, Option, SeatId } from '@kronika/kernel';
import type { DelayedOption, EventRef, UseOption } from '@kronika/lcg';
import { type CardType, type ChallengeType, factOf } from '../cards/fact.ts';
import type { PlainKeyword } from '../cards/keywords.ts';
import { RULES } from '../rules/calls.ts';
import { AMBUSH, AMBUSH_ATTACHMENT, DUPLICATE, MARSHAL, MARSHAL_ATTACHMENT } from '../rules/playing-keys.ts';
import { DUPLICATE_SAVES } from '../rules/saving.ts';
import { type AgotView, printedIn, type SeatView } from '../view.ts';
import { EFFECT_NAMES } from './asks/effect-names.ts';
import { CHOICES } from './choices.ts';
import { CARD_TYPE_NAMES, ICON_NAMES, PLAIN_KEYWORD_NAMES } from './names.ts';
import type { Names } from './names-in.ts';
import { hostIn, placedCard } from './whereabouts.ts';
import { eventName } from './window-text.ts';

/** Everything that can be chosen, as far as it says more than its kind. */
export type Choice =
  | Option
  | UseOption
  | DelayedOption
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'challenge'; readonly type: ChallengeType }
  | { readonly is: 'icon'; readonly icon: ChallengeType }
  | { readonly is: 'keyword'; readonly keyword: PlainKeyword }
  | { readonly is: 'gold'; readonly amount: number }
  | { readonly is: 'cardType'; readonly cardType: CardType }
  | { readonly is: 'first'; readonly what: 'victory' | 'elimination' };

export function optionText(names: Names, option: Choice, view: AgotView): string {
  const say = names.words.option;
  if ('printed' in option && 'ability' in option)
    return 'place' in option
      ? forcedText(names, option, view)
      : withEvent(names, useText(names, option, view), option, view);
  if ('number' in option) return delayedText(names, option, view);
  if ('cardType' in option) return CARD_TYPE_NAMES[option.cardType][names.lang];
  if ('type' in option) return say.challenge(names.words.type[option.type]);
  if ('icon' in option) return ICON_NAMES[option.icon][names.lang];
  if ('keyword' in option) return PLAIN_KEYWORD_NAMES[option.keyword][names.lang];
  if ('amount' in option) return say.gold(option.amount);
  if ('what' in option) return say[option.what];
  if ('card' in option) return placedCard(names, option.card, view);
  if ('seat' in option) return names.seat(option.seat);
  switch (option.is) {
    case 'pass':
    case 'accept':
    case 'decline':
      return say[option.is];
    default:
      return CHOICES[option.is]?.[names.lang] ?? option.is;
  }
}

/** One of several forced effects that are due: whose card, and what it does in short. */
function forcedText(names: Names, { card, printed, event }: UseOption, view: AgotView): string {
  const owner = view.seats.find((seat) => isOn(seat, card))?.seat;
  const effect = EFFECT_NAMES[printed]?.[names.lang];
  const whose = owner === undefined || owner === view.viewer ? '' : `${names.seat(owner)} – `;
  const name = `${whose}${names.card(view, card)}${effect === undefined ? '' : `: ${effect}`}`;
  return event === undefined ? name : names.words.option.useFor(name, eventName(names, event, view));
}

function isOn({ characters, locations, plot, agenda }: SeatView, card: CardId): boolean {
  const hosts = [...characters, ...locations];
  return [
    ...hosts,
    ...hosts.flatMap(({ attachments }) => attachments),
    ...agenda,
    ...(plot === null ? [] : [plot]),
  ].some(({ id }) => id === card);
}

/** One of several effects that were left behind for now, with the cards it is about. */
function delayedText(names: Names, { printed, by, cards }: DelayedOption, view: AgotView): string {
  const whose = by === view.viewer ? '' : `${names.seat(by)} – `;
  const effect = EFFECT_NAMES[printed]?.[names.lang];
  const parts = [...(effect === undefined ? [] : [effect]), ...(cards.length === 0 ? [] : [names.cards(view, cards)])];
  return `${whose}${names.printed(printed)}${parts.length === 0 ? '' : `: ${parts.join(' – ')}`}`;
}

function withEvent(names: Names, use: string, { event }: { readonly event?: EventRef }, view: AgotView): string {
  return event === undefined ? use : names.words.option.useFor(use, eventName(names, event, view));
}

const PLAYS: Readonly<Record<string, 'marshal' | 'duplicate' | 'ambush'>> = {
  [MARSHAL]: 'marshal',
  [MARSHAL_ATTACHMENT]: 'marshal',
  [DUPLICATE]: 'duplicate',
  [AMBUSH]: 'ambush',
  [AMBUSH_ATTACHMENT]: 'ambush',
};

function useText(names: Names, { card, printed, ability }: UseOption, view: AgotView): string {
  const say = names.words.option;
  if (printed === RULES) {
    if (ability === DUPLICATE_SAVES) return say.duplicateSaves(names.card(view, hostIn(view, card)));
    return say[PLAYS[ability] ?? 'marshal'](names.card(view, card));
  }
  const name = placedCard(names, card, view);
  if (factOf(printed).type === 'event') return say.play(names.card(view, card));
  return printedIn(view, card) === printed ? say.use(name) : say.useGained(name, names.printed(printed));
}
