import { type CardId, cardOf, cardsIn, type SeatId, seatsOf } from '@kronika/kernel';
import { forbid, type Verdict } from '@kronika/lcg';
import { printOf } from '../cards/fact.ts';
import type { AgotCard, AgotState } from '../state.ts';
import { deadOf, playOf } from '../zones.ts';

/** A copy is any card with the same title (AGOT-UNIQ-a). */
function isCopy(state: AgotState, one: CardId, other: CardId): boolean {
  return printOf(cardOf(state.table, one).printed).name === printOf(cardOf(state.table, other).printed).name;
}

function isUnique(state: AgotState, card: CardId): boolean {
  return printOf(cardOf(state.table, card).printed).unique;
}

/** The copies in play of the card; duplicates have no title (AGOT-DUP-e). */
function copiesInPlay({ table }: AgotState, card: CardId): readonly AgotCard[] {
  if (last?.table === table && last.card === card) return last.copies;
  const { name } = printOf(cardOf(table, card).printed);
  const copies: AgotCard[] = [];
  for (const side of seatsOf(table.seats))
    for (const other of cardsIn(table, playOf(side))) {
      const copy = cardOf(table, other);
      if (other !== card && copy.as === 'printed' && printOf(copy.printed).name === name) copies.push(copy);
    }
  last = { table, card, copies };
  return copies;
}

/** Whether it may enter, and as what, is asked several times in a row. */
let last:
  | { readonly table: AgotState['table']; readonly card: CardId; readonly copies: readonly AgotCard[] }
  | undefined;

/** The card that this one would go under as a duplicate: a copy that the seat owns and controls (AGOT-DUP-a). */
export function duplicated(state: AgotState, seat: SeatId, card: CardId): CardId | undefined {
  if (!isUnique(state, card) || cardOf(state.table, card).owner !== seat) return undefined;
  return copiesInPlay(state, card).find(({ owner, controller }) => owner === seat && controller === seat)?.id;
}

/** Whether the seat may put a card of its own under this one, whatever it is: it must own and control both (AGOT-DUP-a). */
export function duplicableVerdict(state: AgotState, seat: SeatId, card: CardId, host: CardId | undefined): Verdict {
  if (host === undefined) return forbid('noHost', 'AGOT-ATT-a');
  const { owner, controller } = cardOf(state.table, host);
  return cardOf(state.table, card).owner === seat && owner === seat && controller === seat
    ? 'allowed'
    : forbid('nothingToDuplicate', 'AGOT-DUP-a');
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
  return copiesInPlay(state, card).some(({ owner, controller }) => owner === seat || controller === seat)
    ? forbid('uniqueInPlay', 'AGOT-UNIQ-b')
    : 'allowed';
}
