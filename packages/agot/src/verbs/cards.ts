import {
  type CardId,
  cardOf,
  cardsIn,
  mayKnow,
  type SeatId,
  type SeenEvent,
  seenByAll,
  type Viewer,
} from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { look, moveCard, moveCards, show, shuffleZone } from '../handling.ts';
import { type AgotState, stateWith } from '../state.ts';
import { ASIDE, deadOf, deckOf, discardOf, handOf, isInPlay, REMOVED } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import { always, type VerbsFor } from './verb.ts';

/** Who cannot tell which card it was learns only whose it was. */
function seenIfKnown<E extends SeenEvent & { readonly card: CardId }>(
  event: E,
  viewer: Viewer,
  { table }: AgotState,
): SeenEvent {
  if (mayKnow(table, event.card, viewer)) return event;
  const unknown: SeenEvent & { readonly seat: SeatId } = { is: event.is, seat: cardOf(table, event.card).owner };
  return unknown;
}

/** What was said of cards of a deck is over when it is shuffled: nobody can tell any more which ones they are. */
function forgetDeck(state: AgotState, deck: readonly CardId[]): AgotState {
  return state.lasting
    .flatMap(({ cards }) => cards)
    .filter((card) => deck.includes(card))
    .reduce(forgetCard, state);
}

/** Playing events, and what is done with cards that are not in play. */
export const cardVerbs: VerbsFor<
  | 'cardDeclared'
  | 'cardWithdrawn'
  | 'cardPlayed'
  | 'cardsDrawn'
  | 'cardDiscarded'
  | 'cardBuried'
  | 'cardsLooked'
  | 'cardsShown'
  | 'cardTaken'
  | 'cardPlaced'
  | 'deckShuffled'
> = {
  cardDeclared: {
    can: always,
    apply: (state, { card }) => stateWith(state, { table: moveCard(state.table, card, { to: ASIDE, face: 'up' }) }),
    see: seenByAll,
  },
  cardWithdrawn: {
    can: (state, { card }) =>
      cardOf(state.table, card).zone === ASIDE ? 'allowed' : forbid('alreadyThere', 'AGOT-COST-f'),
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(state.table, card, { to: handOf(cardOf(state.table, card).owner), face: 'up' }),
      }),
    see: seenIfKnown,
  },
  cardPlayed: {
    can: always,
    apply: (state, { card, seat }) => {
      const { printed, zone, owner } = cardOf(state.table, card);
      const table =
        zone === ASIDE ? moveCard(state.table, card, { to: discardOf(owner), at: 'top', face: 'up' }) : state.table;
      const played = stateWith(state, { table, deeds: [...state.deeds, { is: 'played', seat, printed }] });
      return isInPlay(played, card) ? played : forgetCard(played, card);
    },
    see: seenByAll,
  },
  cardsDrawn: {
    can: (state, { seat, count }) =>
      count > 0 && cardsIn(state.table, deckOf(seat)).length > 0 ? 'allowed' : forbid('emptyDeck', 'AGOT-EFF-c'),
    apply: (state, { seat, count }) => {
      const drawn = cardsIn(state.table, deckOf(seat)).slice(0, count);
      return stateWith(state, { table: moveCards(state.table, drawn, { to: handOf(seat), face: 'up' }) });
    },
    see: (event, viewer, state) =>
      viewer === event.seat || viewer === 'arbiter'
        ? { ...event, cards: cardsIn(state.table, handOf(event.seat)).slice(-event.count) }
        : event,
  },
  cardDiscarded: {
    can: (state, { card }) => {
      const { zone, owner } = cardOf(state.table, card);
      return isInPlay(state, card) || zone === discardOf(owner) || zone === REMOVED
        ? forbid('alreadyThere', 'AGOT-MOVE-b')
        : 'allowed';
    },
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(state.table, card, {
          to: discardOf(cardOf(state.table, card).owner),
          at: 'top',
          face: 'up',
        }),
      }),
    see: seenByAll,
  },
  cardBuried: {
    can: (state, { card }) => {
      const { zone, owner } = cardOf(state.table, card);
      return isInPlay(state, card) || zone === deadOf(owner) || zone === REMOVED
        ? forbid('alreadyThere', 'AGOT-MOVE-b')
        : 'allowed';
    },
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(state.table, card, { to: deadOf(cardOf(state.table, card).owner), at: 'top', face: 'up' }),
      }),
    see: seenByAll,
  },
  cardsLooked: {
    can: (state, { cards, seat }) =>
      cards.some((card) => !mayKnow(state.table, card, seat)) ? 'allowed' : forbid('alreadyKnown', 'AGOT-ABIL-h'),
    apply: (state, { cards, seat }) => stateWith(state, { table: look(state.table, cards, seat) }),
    see: (event, viewer) =>
      viewer === event.seat || viewer === 'arbiter'
        ? event
        : { is: event.is, seat: event.seat, count: event.cards.length },
  },
  cardsShown: {
    can: (_, { cards }) => (cards.length > 0 ? 'allowed' : forbid('nothingThere', 'AGOT-EFF-c')),
    apply: (state, { cards }) => stateWith(state, { table: show(state.table, cards) }),
    see: (event, viewer, state) =>
      event.cards.every((card) => mayKnow(state.table, card, viewer)) ? event : { is: event.is, cards: [] },
  },
  cardTaken: {
    can: (state, { card }) =>
      isInPlay(state, card) ||
      [handOf(cardOf(state.table, card).owner), REMOVED].includes(cardOf(state.table, card).zone)
        ? forbid('alreadyThere', 'AGOT-MOVE-b')
        : 'allowed',
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(state.table, card, { to: handOf(cardOf(state.table, card).owner), face: 'up' }),
      }),
    see: seenIfKnown,
  },
  cardPlaced: {
    can: (state, { card }) =>
      isInPlay(state, card) || cardOf(state.table, card).zone === REMOVED ? forbid('inPlay', 'AGOT-MOVE-b') : 'allowed',
    apply: (state, { card, at }) =>
      stateWith(state, {
        table: moveCard(state.table, card, { to: deckOf(cardOf(state.table, card).owner), at, face: 'down' }),
      }),
    see: (event, viewer, state) => ({ ...seenIfKnown(event, viewer, state), at: event.at }),
  },
  deckShuffled: {
    can: always,
    apply: (state, { seat, order }) => {
      const forgotten = forgetDeck(state, cardsIn(state.table, deckOf(seat)));
      return stateWith(forgotten, { table: shuffleZone(forgotten.table, deckOf(seat), order) });
    },
    // The new order is nobody's business.
    see: ({ is, seat }) => ({ is, seat }),
  },
};
