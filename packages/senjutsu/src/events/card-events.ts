import {
  type CardId,
  cardOf,
  cardsIn,
  mayKnow,
  type SeatId,
  seatsOf,
  seenByAll,
  type Table,
  type Viewer,
} from '@kronika/kernel';
import type { CardEvent } from '../event.ts';
import { look, mark, moveCard, moveCards, shuffleZone, turn } from '../handling.ts';
import { isCore, isPoison } from '../prints.ts';
import type { Senjutsu, SenjutsuCard } from '../state.ts';
import { coreOf, deckOf, discardOf, handOf, OUT, playedOf, playOf } from '../zones.ts';
import { type RulesFor, withTable, withTurn } from './change.ts';

/** Where a card goes that has done its work: core cards back to their owner, used poisons out of the game. */
function putAway(table: Table<SenjutsuCard>, card: CardId): Table<SenjutsuCard> {
  const { printed, owner } = cardOf(table, card);
  const to = isCore(printed) ? coreOf(owner) : isPoison(printed) ? OUT : discardOf(owner);
  return mark(moveCard(table, card, { to, face: 'up' }), card, { turnsLeft: 0 });
}

/** Cards go to the piles of their owners, who may look at what lies face down there (SEN-DISC-6). */
function discarded(table: Table<SenjutsuCard>, card: CardId, face: 'up' | 'down'): Table<SenjutsuCard> {
  const { owner } = cardOf(table, card);
  const moved = moveCard(table, card, { to: discardOf(owner), face });
  return face === 'up' ? moved : look(moved, [card], owner);
}

/** Whether the viewer may know all of these cards as they lie now. */
function knowsAll(state: Senjutsu, cards: readonly CardId[], viewer: Viewer): boolean {
  return cards.every((card) => mayKnow(state.table, card, viewer));
}

function isSeat(viewer: Viewer, seat: SeatId): boolean {
  return viewer === seat || viewer === 'arbiter';
}

/** Cards that move. Whoever may not know them learns how many they are. */
export const cardEvents: RulesFor<CardEvent['is']> = {
  drew: {
    apply: (state, { seat, cards }) =>
      withTable(state, moveCards(state.table, cards, { to: handOf(seat), face: 'up' })),
    see: (event, viewer) =>
      isSeat(viewer, event.seat)
        ? event
        : { is: event.is, rule: event.rule, seat: event.seat, count: event.cards.length },
  },
  discarded: {
    apply: (state, { cards, face }) =>
      withTable(
        state,
        cards.reduce((table, card) => discarded(table, card, face), state.table),
      ),
    see: (event, viewer, state) => {
      if (knowsAll(state, event.cards, viewer)) return event;
      const { is, rule, seat, face, cause, cards } = event;
      return { is, rule, seat, face, cause, count: cards.length };
    },
  },
  cardTaken: {
    apply: (state, { seat, card }) => withTable(state, moveCard(state.table, card, { to: handOf(seat), face: 'up' })),
    see: (event, viewer, state) =>
      mayKnow(state.table, event.card, viewer)
        ? event
        : { is: event.is, rule: event.rule, seat: event.seat, from: event.from },
  },
  lookedAt: {
    apply: (state, { seat, cards }) => withTable(state, look(state.table, cards, seat)),
    see: (event, viewer) =>
      isSeat(viewer, event.seat)
        ? event
        : { is: event.is, rule: event.rule, seat: event.seat, of: event.of, count: event.cards.length },
  },
  handShown: {
    apply: (state, { seat, to }) => withTable(state, look(state.table, cardsIn(state.table, handOf(seat)), to)),
    see: seenByAll,
  },
  shuffledIn: {
    apply: (state, { seat, cards, by }) => {
      const moved = moveCards(state.table, cards, { to: deckOf(seat), face: 'down' });
      const stillKnown = cardsIn(moved, handOf(seat)).filter(
        (card) => by !== undefined && mayKnow(state.table, card, by),
      );
      return withTable(state, by === undefined ? moved : look(moved, stillKnown, by));
    },
    // In the deck nobody but who knew the cards in the hand knows them, and the shuffle that follows ends that.
    see: ({ is, rule, seat, cards }) => ({ is, rule, seat, count: cards.length }),
  },
  deckShuffled: {
    apply: (state, { seat, order }) => withTable(state, shuffleZone(state.table, deckOf(seat), order)),
    // The new order is nobody's business.
    see: ({ is, rule, seat }) => ({ is, rule, seat }),
  },
  playAreaCleared: {
    apply: (state, { seat }) => withTable(state, cardsIn(state.table, playedOf(seat)).reduce(putAway, state.table)),
    see: seenByAll,
  },
  remained: {
    apply: (state, { seat, card, turnsLeft }) =>
      withTable(state, mark(moveCard(state.table, card, { to: playOf(seat), face: 'up' }), card, { turnsLeft })),
    see: seenByAll,
  },
  leftPlay: { apply: (state, { card }) => withTable(state, putAway(state.table, card)), see: seenByAll },
  cardTurned: {
    apply: (state, { card, turnsLeft }) => withTable(state, mark(state.table, card, { turnsLeft })),
    see: seenByAll,
  },
  discardsTurnedUp: {
    apply: (state) =>
      withTable(
        state,
        seatsOf(state.table.seats)
          .flatMap((seat) => cardsIn(state.table, discardOf(seat)))
          .filter((card) => cardOf(state.table, card).face === 'down')
          .reduce((table, card) => turn(table, card, 'up'), state.table),
      ),
    see: seenByAll,
  },
  typeBanned: {
    apply: (state, { type }) => withTurn(state, { bannedTypes: [...state.turn.bannedTypes, type] }),
    see: seenByAll,
  },
  cardNamed: {
    apply: (state, { printed }) => withTurn(state, { bannedCards: [...state.turn.bannedCards, printed] }),
    see: seenByAll,
  },
  edictDeclared: { apply: (state) => state, see: seenByAll },
};
