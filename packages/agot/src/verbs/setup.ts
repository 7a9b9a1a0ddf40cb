import { attach, cardsIn, mayKnow, seatsOf, seenByAll } from '@kronika/kernel';
import { mark, moveCards, shuffleZone } from '../handling.ts';
import { stateWith } from '../state.ts';
import { deckOf, handOf, playOf, setupOf } from '../zones.ts';
import { always, type VerbsFor } from './verb.ts';

/** Seven cards are an opening hand (AGOT-SETUP-7-a). */
export const OPENING_HAND = 7;

/** What happens only while the game is set up. */
export const setupVerbs: VerbsFor<'mulliganed' | 'setupPlaced' | 'setupRevealed' | 'setupAttached'> = {
  mulliganed: {
    can: always,
    apply: (state, { seat, order }) => {
      const back = moveCards(state.table, cardsIn(state.table, handOf(seat)), { to: deckOf(seat), face: 'down' });
      const shuffled = shuffleZone(back, deckOf(seat), order);
      const drawn = cardsIn(shuffled, deckOf(seat)).slice(0, OPENING_HAND);
      return stateWith(state, { table: moveCards(shuffled, drawn, { to: handOf(seat), face: 'up' }) });
    },
    see: ({ is, seat }) => ({ is, seat }),
  },
  setupPlaced: {
    can: always,
    apply: (state, { seat, cards }) =>
      stateWith(state, { table: moveCards(state.table, cards, { to: setupOf(seat), face: 'down' }) }),
    see: (event, viewer, { table }) =>
      event.cards.every((card) => mayKnow(table, card, viewer))
        ? event
        : { is: event.is, seat: event.seat, count: event.cards.length },
  },
  setupRevealed: {
    can: always,
    apply: (state) =>
      stateWith(state, {
        table: seatsOf(state.table.seats).reduce(
          (table, seat) => moveCards(table, cardsIn(table, setupOf(seat)), { to: playOf(seat), face: 'up' }),
          state.table,
        ),
      }),
    see: seenByAll,
  },
  setupAttached: {
    can: always,
    apply: (state, { card, host, as }) =>
      stateWith(state, { table: attach(mark(state.table, card, { as }), card, host) }),
    see: seenByAll,
  },
};
