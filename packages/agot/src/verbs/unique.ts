import { type CardId, cardOf, cardsIn, type SeatId, seatsOf } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import type { AgotState } from '../state.ts';
import { deadOf, playOf } from '../zones.ts';

/** A copy is any card with the same title (AGOT-UNIQ-a). */
function isCopy(state: AgotState, one: CardId, other: CardId): boolean {
  return factOf(cardOf(state.table, one).printed).name === factOf(cardOf(state.table, other).printed).name;
}

function isUnique(state: AgotState, card: CardId): boolean {
  const fact = factOf(cardOf(state.table, card).printed);
  return 'unique' in fact && fact.unique === true;
}

/** The copies in play of a unique card that the seat owns or controls; duplicates have no title (AGOT-DUP-e). */
function copiesConcerning(state: AgotState, seat: SeatId, card: CardId): readonly CardId[] {
  return seatsOf(state.table.seats)
    .flatMap((side) => cardsIn(state.table, playOf(side)))
    .filter((other) => {
      const { as, owner, controller } = cardOf(state.table, other);
      return (
        other !== card && as === 'printed' && (owner === seat || controller === seat) && isCopy(state, card, other)
      );
    });
}

/** The card that this one would go under as a duplicate: a copy that the seat owns and controls (AGOT-DUP-a). */
export function duplicated(state: AgotState, seat: SeatId, card: CardId): CardId | undefined {
  if (!isUnique(state, card)) return undefined;
  return copiesConcerning(state, seat, card).find((copy) => {
    const { owner, controller } = cardOf(state.table, copy);
    return owner === seat && controller === seat && cardOf(state.table, card).owner === seat;
  });
}

/** Whether a copy of the unique card, other than this one, lies in the seat's dead pile (AGOT-DEAD-a, -b). */
function isDead(state: AgotState, seat: SeatId, card: CardId): boolean {
  return cardsIn(state.table, deadOf(seat)).some((other) => other !== card && isCopy(state, card, other));
}

/** Whether uniqueness lets the card come under the seat's control, as a card of its own or as a duplicate. */
export function uniqueVerdict(state: AgotState, seat: SeatId, card: CardId, as: 'itself' | 'duplicate'): Verdict {
  if (!isUnique(state, card)) return 'allowed';
  if (isDead(state, seat, card)) return forbid('copyIsDead', 'AGOT-DEAD-a');
  if (as === 'duplicate')
    return duplicated(state, seat, card) === undefined ? forbid('nothingToDuplicate', 'AGOT-UNIQ-d') : 'allowed';
  return copiesConcerning(state, seat, card).length > 0 ? forbid('uniqueInPlay', 'AGOT-UNIQ-b') : 'allowed';
}
