import { type CardId, cardOf, cardsIn, mayKnow, seenByAll, zoneIn } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { look, moveCard, show, shuffleZone } from '../handling.ts';
import { type L5rState, stateWith } from '../state.ts';
import { ASIDE, conflictDeckOf, deckOf, discardOf, dynastyDeckOf, handOf, isInPlay, placeOf } from '../zones.ts';
import { forgetCard } from './forget-card.ts';
import { always, type VerbsFor } from './verb.ts';

/**
 * What was said of cards of a deck is over when it is shuffled, for nobody can tell any more which ones they are; and
 * when they leave it.
 */
export function forgetDeck(state: L5rState, deck: readonly CardId[]): L5rState {
  return state.lasting
    .flatMap(({ cards }) => cards)
    .filter((card) => deck.includes(card))
    .reduce(forgetCard, state);
}

/** Whether a text lets the card be played from the deck; nothing says so of cards in a hand. */
function isOfDeck({ lasting }: L5rState, card: CardId): boolean {
  return lasting.some(
    ({ cards, gives }) =>
      cards.includes(card) && gives.some((given) => given.is === 'gain' && given.what === 'playable'),
  );
}

/** Playing events, and what is done with cards that are not in play. */
export const cardVerbs: VerbsFor<
  | 'eventShown'
  | 'eventWithdrawn'
  | 'cardPlayed'
  | 'cardsLooked'
  | 'cardsShown'
  | 'cardTaken'
  | 'cardBottomed'
  | 'deckShuffled'
  | 'cardShuffledIn'
  | 'cardsSwitched'
> = {
  eventShown: {
    can: always,
    apply: (state, { card }) => stateWith(state, { table: moveCard(state.table, card, { to: ASIDE, face: 'up' }) }),
    see: seenByAll,
  },
  eventWithdrawn: {
    can: (state, { card }) =>
      cardOf(state.table, card).zone === ASIDE ? 'allowed' : forbid('alreadyThere', 'L5R-COST-f'),
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(
          state.table,
          card,
          isOfDeck(state, card)
            ? { to: deckOf(state, card), at: 'top', face: 'down' }
            : { to: handOf(cardOf(state.table, card).owner), face: 'up' },
        ),
      }),
    see: (event, viewer, state) =>
      mayKnow(state.table, event.card, viewer) ? event : { is: event.is, seat: cardOf(state.table, event.card).owner },
  },
  cardPlayed: {
    can: always,
    apply: (state, { card, seat }) => {
      const { printed, zone } = cardOf(state.table, card);
      const fact = factOf(printed);
      const limited = fact.keywords.includes('limited') ? state.limited.with(seat, state.round) : state.limited;
      const table =
        zone === ASIDE
          ? moveCard(state.table, card, { to: discardOf(state, card), at: 'top', face: 'up' })
          : state.table;
      const played = stateWith(state, { limited, table });
      return fact.type === 'event' ? forgetCard(played, card) : played;
    },
    see: seenByAll,
  },
  cardsLooked: {
    can: (state, { cards, seat }) =>
      cards.some((card) => !mayKnow(state.table, card, seat)) ? 'allowed' : forbid('alreadyKnown', 'L5R-ABIL-h'),
    apply: (state, { cards, seat }) => stateWith(state, { table: look(state.table, cards, seat) }),
    see: (event, viewer) =>
      viewer === event.seat || viewer === 'arbiter'
        ? event
        : { is: event.is, seat: event.seat, count: event.cards.length },
  },
  cardsShown: {
    can: (_, { cards }) => (cards.length > 0 ? 'allowed' : forbid('nothingThere', 'L5R-EFF-c')),
    apply: (state, { cards }) => stateWith(state, { table: show(state.table, cards) }),
    see: (event, viewer, state) =>
      event.cards.every((card) => mayKnow(state.table, card, viewer)) ? event : { is: event.is, cards: [] },
  },
  cardTaken: {
    can: (state, { card }) =>
      zoneIn(state.table, cardOf(state.table, card).zone).kind === 'hand' || isInPlay(state, card)
        ? forbid('alreadyThere', 'L5R-MOVE-a')
        : 'allowed',
    apply: (state, { card }) =>
      stateWith(forgetDeck(state, [card]), {
        table: moveCard(state.table, card, { to: handOf(cardOf(state.table, card).owner), face: 'up' }),
      }),
    see: (event, viewer, state) =>
      mayKnow(state.table, event.card, viewer) ? event : { is: event.is, seat: cardOf(state.table, event.card).owner },
  },
  cardBottomed: {
    can: (state, { card }) => (isInPlay(state, card) ? forbid('inPlay', 'L5R-LEAVE-a') : 'allowed'),
    apply: (state, { card }) =>
      stateWith(state, {
        table: moveCard(state.table, card, { to: deckOf(state, card), at: 'bottom', face: 'down' }),
      }),
    see: (event, viewer, state) =>
      mayKnow(state.table, event.card, viewer) ? event : { is: event.is, seat: cardOf(state.table, event.card).owner },
  },
  deckShuffled: {
    can: always,
    apply: (state, { seat, side, order }) => {
      const deck = side === 'dynasty' ? dynastyDeckOf(seat) : conflictDeckOf(seat);
      const forgotten = forgetDeck(state, cardsIn(state.table, deck));
      return stateWith(forgotten, { table: shuffleZone(state.table, deck, order) });
    },
    // The new order is nobody's business.
    see: ({ is, seat, side }) => ({ is, seat, side }),
  },
  cardShuffledIn: {
    can: (state, { card }) => (placeOf(state, card) === undefined ? forbid('notThere', 'L5R-MOVE-a') : 'allowed'),
    touches: ({ card }) => [card],
    apply: (state, { card }) => {
      const moved = moveCard(state.table, card, { to: deckOf(state, card), at: 'bottom', face: 'down' });
      return forgetCard(stateWith(state, { table: moved }), card);
    },
    see: (event, viewer, state) =>
      mayKnow(state.table, event.card, viewer) ? event : { is: event.is, seat: cardOf(state.table, event.card).owner },
  },
  cardsSwitched: {
    can: (state, { card, other }) =>
      card !== other && placeOf(state, card) !== undefined && placeOf(state, other) !== undefined
        ? 'allowed'
        : forbid('nothingToSwitch', 'L5R-SWITCH-a'),
    touches: ({ card }) => [card],
    apply: (state, { card, other }) => {
      const [here, there] = [cardOf(state.table, card).zone, cardOf(state.table, other).zone];
      return stateWith(state, { table: moveCard(moveCard(state.table, card, { to: there }), other, { to: here }) });
    },
    see: seenByAll,
  },
};
