import { attachedCards, attachmentsOn, type CardId, cardOf, cardsIn, hostOf, type SeatId } from '@kronika/kernel';
import { hasTrait } from '../../rules/has.ts';
import { allParticipants, contestedElements, participantsOf } from '../../rules/values.ts';
import type { L5rState } from '../../state.ts';
import {
  controllerOf,
  handOf,
  isCharacter,
  isInPlay,
  opponentOf,
  PLACES,
  provinceCardAt,
  ROW,
  rowAt,
} from '../../zones.ts';
import { type Clan, type ConflictType, type Element, factOf } from '../fact.ts';
import { printOn } from '../print-on.ts';

/** Questions that card texts ask of the state. */

export function factOn(state: L5rState, card: CardId) {
  return factOf(cardOf(state.table, card).printed);
}

export function isInConflict(state: L5rState, card: CardId): boolean {
  return state.conflict !== null && isInPlay(state, card) && cardOf(state.table, card).at === 'conflict';
}

export function isAttacking(state: L5rState, card: CardId): boolean {
  return isInConflict(state, card) && controllerOf(state, card) === state.conflict?.attacker;
}

export function isDefending(state: L5rState, card: CardId): boolean {
  return isInConflict(state, card) && controllerOf(state, card) !== state.conflict?.attacker;
}

export function attackers(state: L5rState): readonly CardId[] {
  return state.conflict === null ? [] : participantsOf(state, state.conflict.attacker);
}

export function defenders(state: L5rState): readonly CardId[] {
  return state.conflict === null ? [] : participantsOf(state, opponentOf(state.conflict.attacker));
}

export function isConflict(state: L5rState, type: ConflictType): boolean {
  return state.conflict?.type === type;
}

/** Whether the contested ring has that element, its own or gained. */
export function isConflictOf(state: L5rState, element: Element): boolean {
  return contestedElements(state).includes(element);
}

/** Whether the conflict is at the province. */
export function isConflictAt(state: L5rState, province: CardId): boolean {
  return state.conflict?.province === province;
}

export function isOfClan(state: L5rState, card: CardId, clan: Clan): boolean {
  return factOn(state, card).clan === clan;
}

/** The printed cost; 0 for a card without one. */
export function costOn(state: L5rState, card: CardId): number {
  const fact = factOn(state, card);
  return 'cost' in fact ? fact.cost : 0;
}

/** Whether the first player's pool is the larger one; equal pools make nobody more honorable (L5R-HONOR-c). */
export function isMoreHonorable(state: L5rState, seat: SeatId): boolean {
  return (state.honor[seat] ?? 0) > (state.honor[opponentOf(seat)] ?? 0);
}

export function isLessHonorable(state: L5rState, seat: SeatId): boolean {
  return isMoreHonorable(state, opponentOf(seat));
}

/** Whether the number on the seat's dial is higher than the other's; nothing is, before the first bid (L5R-HONOR-d, -e). */
export function bidMore({ dials }: L5rState, seat: SeatId): boolean {
  const [mine, other] = [dials[seat] ?? null, dials[opponentOf(seat)] ?? null];
  return mine !== null && other !== null && mine > other;
}

/** The faceup holdings a seat controls. */
export function holdingsOf(state: L5rState, seat: SeatId): readonly CardId[] {
  return state.table.cards
    .filter((card) => card.controller === seat && printOn(card).type === 'holding' && isInPlay(state, card.id))
    .map(({ id }) => id);
}

export function hasAttachment(state: L5rState, card: CardId, trait: string): boolean {
  return attachmentsOn(state.table, card).some((attachment) => hasTrait(state, attachment, trait));
}

/** The character an attachment is on. */
export function hostIn(state: L5rState, attachment: CardId): CardId | undefined {
  const host = hostOf(state.table, attachment);
  return host !== undefined && isInPlay(state, attachment) ? host : undefined;
}

/** All attachments in play. */
export function attachmentsInPlay(state: L5rState): readonly CardId[] {
  return attachedCards(state.table).filter((card) => hostIn(state, card) !== undefined);
}

export function handOfSeat(state: L5rState, seat: SeatId): readonly CardId[] {
  return cardsIn(state.table, handOf(seat));
}

/** The provinces of a seat that have not been revealed. */
export function unrevealedProvinces(state: L5rState, seat: SeatId): readonly CardId[] {
  return PLACES.flatMap((place) => provinceCardAt(state, seat, place) ?? []).filter(
    (card) => cardOf(state.table, card).face === 'down',
  );
}

/** The faceup dynasty cards of that type in the seat's provinces. */
export function rowCards(state: L5rState, seat: SeatId, type: 'character' | 'holding'): readonly CardId[] {
  return ROW.flatMap((place) => cardsIn(state.table, rowAt(seat, place))).filter(
    (card) => cardOf(state.table, card).face === 'up' && factOn(state, card).type === type,
  );
}

export { allParticipants as participants, hasTrait, isCharacter };
