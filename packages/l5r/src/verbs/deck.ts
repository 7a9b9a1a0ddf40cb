import { cardsIn, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { moveCard, moveCards, shuffleZone } from '../handling.ts';
import { stateWith } from '../state.ts';
import { conflictDeckOf, conflictDiscardOf, dynastyDeckOf, dynastyDiscardOf, rowAt } from '../zones.ts';
import type { VerbsFor } from './verb.ts';

/** Refilling provinces, and making a new deck of the discard pile. */
export const deckVerbs: VerbsFor<'provinceRefilled' | 'deckRenewed'> = {
  provinceRefilled: {
    can: (state, { seat, place }) => {
      if (cardsIn(state.table, dynastyDeckOf(seat)).length === 0) return forbid('emptyDeck', 'L5R-EMPTY-b');
      return cardsIn(state.table, rowAt(seat, place)).length > 0 ? forbid('notEmpty', 'L5R-REFILL-b') : 'allowed';
    },
    apply: (state, { seat, place, face }) => {
      const [top] = cardsIn(state.table, dynastyDeckOf(seat));
      return top === undefined
        ? state
        : stateWith(state, { table: moveCard(state.table, top, { to: rowAt(seat, place), face }) });
    },
    see: seenByAll,
  },
  deckRenewed: {
    can: (state, { seat, side }) => {
      const pile = side === 'dynasty' ? dynastyDiscardOf(seat) : conflictDiscardOf(seat);
      return cardsIn(state.table, pile).length > 0 ? 'allowed' : forbid('emptyPile', 'L5R-EMPTY-c');
    },
    apply: (state, { seat, side, order }) => {
      const [pile, deck] =
        side === 'dynasty'
          ? [dynastyDiscardOf(seat), dynastyDeckOf(seat)]
          : [conflictDiscardOf(seat), conflictDeckOf(seat)];
      const moved = moveCards(state.table, cardsIn(state.table, pile), { to: deck, face: 'down' });
      return stateWith(state, { table: shuffleZone(moved, deck, order) });
    },
    // The new order is nobody's business.
    see: ({ is, seat, side }) => ({ is, seat, side }),
  },
};
