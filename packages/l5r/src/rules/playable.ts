import { type CardId, cardOf, memoizeLast, type PrintedId, type SeatId, zoneIn } from '@kronika/kernel';
import type { AbilityRef, Modifier } from '@kronika/lcg';
import { type Fact, factOf, printOf } from '../cards/fact.ts';
import { printOn } from '../cards/print-on.ts';
import type { CardPlayed } from '../event/cards.ts';
import type { L5rState } from '../state.ts';
import { conflictDiscardOf, handOf, ROW, rowAt } from '../zones.ts';
import { RULES } from './calls.ts';
import { definitionOf } from './card-definition.ts';

/** The ways in which the rules let a card be played, and where from. */
const PLAYS: Readonly<Record<string, CardPlayed['from']>> = {
  playFromProvince: 'province',
  playCharacter: 'hand',
  playIntoConflict: 'hand',
  playAttachment: 'hand',
  playAsAttachment: 'hand',
  playFromDiscard: 'discard',
};

const NONE: readonly string[] = [];

/** Whether the ability is that of an event card, whose use is playing it. */
export function isEvent({ self: _, printed }: AbilityRef): boolean {
  return printed !== RULES && printOf(printed).type === 'event';
}

/** Whether the use of the ability is playing a card. */
export function isPlaying({ printed, key }: AbilityRef): boolean {
  return printed === RULES && PLAYS[key] !== undefined;
}

/** Whether the use of the ability is playing its card, as an event or otherwise. */
export function isPlay({ table }: L5rState, ability: AbilityRef): boolean {
  if (ability.printed === RULES) return PLAYS[ability.key] !== undefined;
  const card = cardOf(table, ability.self);
  // A card may have gained the text of another one.
  const { type } = card.printed === ability.printed ? printOn(card) : printOf(ability.printed);
  return type === 'event';
}

/** Where a card is played from. */
export function originOf({ printed, key }: AbilityRef): CardPlayed['from'] {
  return (printed === RULES ? PLAYS[key] : undefined) ?? 'hand';
}

/** Cards of a deck that a text lets the seat play as if they were in hand. */
export function asIfInHand(state: L5rState, seat: SeatId): readonly CardId[] {
  const lending = lendingIn(state.lasting);
  if (lending.length === 0) return NOTHING;
  return lending
    .filter(({ by }) => by === seat)
    .flatMap(({ cards }) => cards)
    .filter((card) => zoneIn(state.table, cardOf(state.table, card).zone).kind === 'deck');
}

/** Asked for with every event, and there is hardly ever any. */
const lendingIn = memoizeLast((lasting: L5rState['lasting']) => lasting.filter(({ gives }) => gives.some(isPlayable)));

const NOTHING: readonly CardId[] = [];

function isPlayable(given: Modifier): boolean {
  return given.is === 'gain' && given.what === 'playable';
}

/** What can be done with a card in hand by the rules. */
function fromHand(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'character':
      return [
        ...(fact.side === 'conflict' ? ['playCharacter', 'playIntoConflict'] : []),
        ...(definitionOf(fact.id).playableAs === 'attachment' ? ['playAsAttachment'] : []),
        ...(fact.unique === true ? ['duplicate'] : []),
      ];
    case 'attachment':
      return ['playAttachment'];
    default:
      return NONE;
  }
}

function fromProvince(fact: Fact): readonly string[] {
  if (fact.type !== 'character') return NONE;
  return fact.unique === true ? ['playFromProvince', 'duplicate'] : ['playFromProvince'];
}

function fromDiscard({ id }: Fact): readonly string[] {
  return definitionOf(id).playableFrom === 'conflictDiscard' ? ['playFromDiscard'] : NONE;
}

/** Worked out once for each card: the texts are known by the time anything is played. */
function once(work: (fact: Fact) => readonly string[]): (printed: PrintedId) => readonly string[] {
  const known = new Map<PrintedId, readonly string[]>();
  return (printed) => {
    const before = known.get(printed);
    if (before !== undefined) return before;
    const found = work(factOf(printed));
    known.set(printed, found);
    return found;
  };
}

const keysInHand = once(fromHand);
const keysInProvince = once(fromProvince);
const keysInDiscard = once(fromDiscard);

const HANDS: ReadonlySet<string> = new Set([handOf(0), handOf(1)]);
const DISCARDS: ReadonlySet<string> = new Set([conflictDiscardOf(0), conflictDiscardOf(1)]);
const ROWS: ReadonlySet<string> = new Set(([0, 1] as const).flatMap((seat) => ROW.map((place) => rowAt(seat, place))));

function keysOf(state: L5rState, card: CardId): readonly string[] {
  const { zone, printed, face, controller } = cardOf(state.table, card);
  if (HANDS.has(zone)) return keysInHand(printed);
  if (DISCARDS.has(zone)) return keysInDiscard(printed);
  if (ROWS.has(zone)) return face === 'up' ? keysInProvince(printed) : NONE;
  return asIfInHand(state, controller).includes(card) ? keysInHand(printed) : NONE;
}

/** The abilities that the rules give the card where it is. */
export function gameAbilities(state: L5rState, card: CardId): readonly AbilityRef[] {
  return keysOf(state, card).map((key) => ({ self: card, printed: RULES, key }));
}
