import type { CardId, Option, SeatId } from '@kronika/kernel';
import type { DelayedOption, UseOption } from '@kronika/lcg';
import { type ConflictType, type Element, factOf } from '../cards/fact.ts';
import { RULES } from '../rules/calls.ts';
import type { RingChoice } from '../rules/eligible.ts';
import { type L5rView, printedIn } from '../view.ts';
import type { Names } from './names-in.ts';

/** Everything that can be chosen, as far as it says more than its kind. */
export type Choice =
  | Option
  | UseOption
  | DelayedOption
  | { readonly is: 'card'; readonly card: CardId }
  | { readonly is: 'seat'; readonly seat: SeatId }
  | { readonly is: 'ring'; readonly choice: RingChoice }
  | { readonly is: 'ring'; readonly ring: Element }
  | { readonly is: 'side'; readonly side: ConflictType }
  | { readonly is: 'ringEffect' | 'decline'; readonly effect: string };

export function optionText(names: Names, option: Choice, view: L5rView): string {
  const say = names.words.option;
  if ('ability' in option) return useText(names, option, view);
  if ('number' in option) return say.delayed(names.printed(option.printed), names.seat(option.by));
  if ('effect' in option) return say.ringEffects[option.effect] ?? option.effect;
  if ('choice' in option) {
    const { ring, type } = option.choice;
    return say.ring(names.words.ring(ring), names.words.type[type], fateOn(view, ring));
  }
  if ('ring' in option) return say.ring(names.words.ring(option.ring), undefined, fateOn(view, option.ring));
  if ('side' in option) return say.side(names.words.type[option.side]);
  if ('card' in option) return withPlain(names, option.is, cardText(names, option.card, view));
  if ('seat' in option) return names.seat(option.seat);
  switch (option.is) {
    case 'pass':
      return say.pass;
    case 'accept':
      return say.accept;
    case 'decline':
      return say.decline;
    case 'declare':
      return say.declare;
    default:
      return say.plain[option.is] ?? option.is;
  }
}

/** An option that is more than its card says what is done with it. */
function withPlain(names: Names, is: string, card: string): string {
  const plain = names.words.option.plain[is];
  return plain === undefined ? card : `${plain}: ${card}`;
}

function fateOn({ rings }: L5rView, ring: Element): number {
  return rings.find(({ element }) => element === ring)?.fate ?? 0;
}

/** A card with what tells it apart from others of its name: where it lies, and whose it is. */
function cardText(names: Names, card: CardId, view: L5rView): string {
  const name = names.card(view, card);
  for (const { seat, provinces } of view.seats)
    for (const { place, province, row } of provinces)
      if (province?.id === card || row.some(({ id }) => id === card))
        return `${name} (${names.seat(seat)}, ${place === 0 ? names.words.board.stronghold.toLowerCase() : place})`;
  const owner = view.seats.find(({ characters }) =>
    characters.some(({ id, attachments }) => id === card || attachments.some((attachment) => attachment.id === card)),
  );
  return owner === undefined ? name : `${name} (${names.seat(owner.seat)})`;
}

const PLAYS: Readonly<Record<string, 'play' | 'playCharacter' | 'playIntoConflict' | 'playAttachment' | 'duplicate'>> =
  {
    playFromProvince: 'play',
    playCharacter: 'playCharacter',
    playIntoConflict: 'playIntoConflict',
    playAttachment: 'playAttachment',
    playAsAttachment: 'playAttachment',
    playFromDiscard: 'playAttachment',
    duplicate: 'duplicate',
  };

function useText(names: Names, { card, printed, ability }: UseOption, view: L5rView): string {
  const say = names.words.option;
  const name = names.card(view, card);
  if (printed === RULES) {
    const play = PLAYS[ability];
    return play === undefined
      ? say.keyword(name, names.words.prompt[`keyword.${ability}`] ?? ability)
      : say[play](name);
  }
  if (factOf(printed).type === 'event') return say.play(name);
  const own = printedIn(view, card);
  return own === printed ? say.use(name) : say.useGained(name, names.printed(printed));
}
