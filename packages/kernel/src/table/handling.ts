import type { SeatId } from '../seat.ts';
import type { Card, CardId, Face, ZoneId } from './card.ts';
import type { Copies } from './copies.ts';
import { look, show } from './knowledge.ts';
import { type Move, moveCard, moveCards, turn } from './move.ts';
import { shuffleZone } from './shuffle.ts';
import { type Marks, mark, type Table } from './table.ts';

/** What is done to the cards of one game. */
export interface Handling<C extends Card> {
  mark(table: Table<C>, id: CardId, marks: Marks<C>): Table<C>;
  moveCard(table: Table<C>, id: CardId, move: Move): Table<C>;
  moveCards(table: Table<C>, ids: readonly CardId[], move: Move): Table<C>;
  turn(table: Table<C>, id: CardId, face: Face): Table<C>;
  look(table: Table<C>, ids: readonly CardId[], seat: SeatId): Table<C>;
  show(table: Table<C>, ids: readonly CardId[]): Table<C>;
  shuffleZone(table: Table<C>, zone: ZoneId, order: readonly number[]): Table<C>;
}

/**
 * Handles the cards of a game, which knows how cards and zones are copied: a copy that is written out name by name is ten
 * times faster than a copy of whatever is there, and leaves all cards of a match in one shape.
 */
export function handlingOf<C extends Card>(copies: Copies<C>): Handling<C> {
  return {
    mark: (table, id, marks) => mark(table, id, marks, copies.card),
    moveCard: (table, id, move) => moveCard(table, id, move, copies),
    moveCards: (table, ids, move) => moveCards(table, ids, move, copies),
    turn: (table, id, face) => turn(table, id, face, copies),
    look: (table, ids, seat) => look(table, ids, seat, copies.card),
    show: (table, ids) => show(table, ids, copies.card),
    shuffleZone: (table, zone, order) => shuffleZone(table, zone, order, copies.card),
  };
}
