import { type CardId, cardOf, cardsIn, mayKnow, present, type ZoneId } from '@kronika/kernel';
import type { Mulliganed } from '../event.ts';
import { look, moveCard, shuffleZone } from '../handling.ts';
import { type L5rState, stateWith } from '../state.ts';
import { conflictDeckOf, dynastyDeckOf, PLACES, provinceAt, ROW, rowAt } from '../zones.ts';
import { always, type VerbsFor } from './verb.ts';

function deckFor({ seat, side }: Mulliganed): ZoneId {
  return side === 'dynasty' ? dynastyDeckOf(seat) : conflictDeckOf(seat);
}

/** Puts the top card of the deck where the card lay; the card itself goes aside, under the deck for the time being. */
function replaced(table: L5rState['table'], card: CardId, deck: ZoneId): L5rState['table'] {
  const { zone, face } = cardOf(table, card);
  const top = present(cardsIn(table, deck)[0], 'a card to replace it');
  const without = moveCard(table, card, { to: deck, at: 'bottom', face: 'down' });
  return moveCard(without, top, { to: zone, face });
}

/** What happens only while the game is set up. */
export const setupVerbs: VerbsFor<'provincesLaid' | 'rowLooked' | 'mulliganed'> = {
  provincesLaid: {
    can: always,
    apply: (state, { seat, cards, from }) =>
      stateWith(state, {
        table: cards.reduce(
          (table, card, i) =>
            moveCard(table, card, { to: provinceAt(seat, present(PLACES[from + i], 'the place')), face: 'down' }),
          state.table,
        ),
      }),
    see: (event, viewer, state) => {
      const { cards, ...rest } = event;
      return cards.every((card) => mayKnow(state.table, card, viewer)) ? event : rest;
    },
  },
  rowLooked: {
    can: always,
    apply: (state, { seat }) =>
      stateWith(state, {
        table: look(
          state.table,
          ROW.flatMap((place) => cardsIn(state.table, rowAt(seat, place))),
          seat,
        ),
      }),
    see: (event) => event,
  },
  mulliganed: {
    can: always,
    apply: (state, event) => {
      const deck = deckFor(event);
      const moved = event.cards.reduce((table, card) => replaced(table, card, deck), state.table);
      return stateWith(state, { table: shuffleZone(moved, deck, event.order) });
    },
    see: ({ is, seat, side, cards }) => ({ is, seat, side, count: cards.length }),
  },
};
