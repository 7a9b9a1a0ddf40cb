import {
  type Card,
  type CardId,
  cardOf,
  cardsIn,
  changed,
  type EventRules,
  type GameEvent,
  mayKnow,
  moveCard,
  moveCards,
  type PrintedId,
  type SeatId,
  type SeenEvent,
  shuffleZone,
} from '@kronika/kernel';
import type { Pile } from './face.ts';
import { DECK, type Hundred, handZone, PILE_ZONES } from './state.ts';

export interface Shuffled extends GameEvent {
  readonly is: 'shuffled';
  /** The place each card comes from. */
  readonly order: readonly number[];
}

export interface Drawn extends GameEvent {
  readonly is: 'drawn';
  readonly seat: SeatId;
  readonly card: CardId;
}

export interface Laid extends GameEvent {
  readonly is: 'laid';
  readonly seat: SeatId;
  readonly card: CardId;
  readonly pile: Pile;
  readonly points: number;
}

/** The laid cards went back into the deck. */
export interface Gathered extends GameEvent {
  readonly is: 'gathered';
}

export type HundredEvent = Shuffled | Drawn | Laid | Gathered;

export interface SeenDrawn extends SeenEvent {
  readonly is: 'drawn';
  readonly seat: SeatId;
  /** Only for who may know it. */
  readonly printed?: PrintedId;
}

export interface SeenLaid extends SeenEvent {
  readonly is: 'laid';
  readonly seat: SeatId;
  readonly printed: PrintedId;
  readonly pile: Pile;
  readonly points: number;
}

export const events: EventRules<Hundred, HundredEvent> = {
  shuffled: {
    apply: (state, { order }) => changed(state, { table: shuffleZone(state.table, DECK, order) }),
    see: () => ({ is: 'shuffled' }),
  },
  drawn: {
    apply: (state, { seat, card }) => changed(state, { table: moveCard(state.table, card, { to: handZone(seat) }) }),
    see: ({ seat, card }, viewer, { table }): SeenDrawn =>
      mayKnow(table, card, viewer)
        ? { is: 'drawn', seat, printed: cardOf(table, card).printed }
        : { is: 'drawn', seat },
  },
  laid: {
    apply: ({ table, scores: [first, second] }, { seat, card, pile, points }) => ({
      table: moveCard(table, card, { to: PILE_ZONES[pile], at: 'top', face: 'up' }),
      scores: seat === 0 ? [first + points, second] : [first, second + points],
    }),
    see: ({ seat, card, pile, points }, _, { table }): SeenLaid => ({
      is: 'laid',
      seat,
      printed: cardOf(table, card).printed,
      pile,
      points,
    }),
  },
  gathered: {
    apply: (state) => changed(state, { table: gathered(state.table) }),
    see: () => ({ is: 'gathered' }),
  },
};

function gathered(table: Hundred['table']): Hundred['table'] {
  const laid = [...cardsIn(table, PILE_ZONES.left), ...cardsIn(table, PILE_ZONES.right)];
  return moveCards<Card>(table, laid, { to: DECK, face: 'down' });
}
