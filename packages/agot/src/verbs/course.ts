import { cardOf, cardsIn, mayKnow, seatsOf, seenByAll } from '@kronika/kernel';
import { forbid } from '@kronika/lcg';
import { look, mark, moveCard, moveCards, shuffleZone } from '../handling.ts';
import { type AgotState, stateWith } from '../state.ts';
import {
  chosenPlotOf,
  chosenTitleOf,
  isPlaying,
  plotDeckOf,
  plotOf,
  TITLE_POOL,
  TITLES_OFFERED,
  titleOf,
  usedOf,
} from '../zones.ts';
import { eliminate } from './elimination.ts';
import { forgetCard } from './forget-card.ts';
import { always, type VerbsFor } from './verb.ts';

type Table = AgotState['table'];

/** Whatever came into play earlier than this phase has been there before. */
function settledIn(table: Table): Table {
  return table.cards
    .filter(({ entered }) => entered !== 'before')
    .reduce((now, { id }) => mark(now, id, { entered: 'before' }), table);
}

/** The plot covers the former one, which leaves play for the used pile (AGOT-PLOT-b). */
function revealed(state: AgotState, plot: Table['cards'][number]['id']): AgotState {
  const { owner } = cardOf(state.table, plot);
  const covered = cardsIn(state.table, plotOf(owner));
  const moved = moveCards(state.table, covered, { to: usedOf(owner), at: 'top', face: 'up' });
  const bare = covered.reduce((table, card) => mark(table, card, { tokens: {}, power: 0, stance: 'standing' }), moved);
  const table = moveCard(bare, plot, { to: plotOf(owner), face: 'up' });
  return covered.reduce(forgetCard, stateWith(state, { table }));
}

/** Rounds, phases, plots, titles, dominance. */
export const courseVerbs: VerbsFor<
  | 'roundEntered'
  | 'phaseEntered'
  | 'activeSet'
  | 'plotChosen'
  | 'plotsRevealed'
  | 'whenRevealed'
  | 'revealingOver'
  | 'plotsReturned'
  | 'initiativeWon'
  | 'firstChosen'
  | 'titlesShuffled'
  | 'titlesPassed'
  | 'titleTaken'
  | 'titlesRevealed'
  | 'titlesReturned'
  | 'dominanceDetermined'
  | 'eliminated'
  | 'conceded'
> = {
  roundEntered: {
    can: always,
    apply: (state, { round }) => stateWith(state, { round, fought: [], deeds: [] }),
    see: seenByAll,
  },
  phaseEntered: {
    can: always,
    apply: (state, { phase }) =>
      stateWith(state, { phase, table: settledIn(state.table), stood: state.stood.map(() => 0) }),
    see: seenByAll,
  },
  activeSet: {
    can: always,
    apply: (state, { seat }) => stateWith(state, { active: seat }),
    see: seenByAll,
  },
  plotChosen: {
    can: always,
    apply: (state, { seat, card }) =>
      stateWith(state, { table: moveCard(state.table, card, { to: chosenPlotOf(seat) }) }),
    see: (event, viewer, { table }) =>
      mayKnow(table, event.card, viewer) ? event : { is: event.is, seat: event.seat },
  },
  plotsRevealed: {
    can: (_, { plots }) => (plots.length > 0 ? 'allowed' : forbid('nothingThere', 'AGOT-1.3-a')),
    apply: (state, { plots }) => plots.reduce(revealed, state),
    see: seenByAll,
  },
  whenRevealed: { can: always, apply: (state) => state, see: () => undefined },
  revealingOver: { can: always, apply: (state) => state, see: () => undefined },
  plotsReturned: {
    can: (state, { seat }) =>
      cardsIn(state.table, usedOf(seat)).length > 0 ? 'allowed' : forbid('emptyPile', 'AGOT-PLOT-g'),
    apply: (state, { seat }) =>
      stateWith(state, {
        table: moveCards(state.table, cardsIn(state.table, usedOf(seat)), { to: plotDeckOf(seat), face: 'down' }),
      }),
    see: seenByAll,
  },
  initiativeWon: { can: always, apply: (state) => state, see: seenByAll },
  firstChosen: {
    can: always,
    apply: (state, { seat }) => stateWith(state, { first: seat }),
    see: seenByAll,
  },
  titlesShuffled: {
    can: always,
    apply: (state, { order, aside }) => {
      const shuffled = shuffleZone(state.table, TITLE_POOL, order);
      const offered = cardsIn(shuffled, TITLE_POOL).slice(aside);
      return stateWith(state, { table: moveCards(shuffled, offered, { to: TITLES_OFFERED, face: 'down' }) });
    },
    see: ({ is, aside }) => ({ is, aside }),
  },
  titlesPassed: {
    can: always,
    apply: (state, { seat }) =>
      stateWith(state, { table: look(state.table, cardsIn(state.table, TITLES_OFFERED), seat) }),
    see: seenByAll,
  },
  titleTaken: {
    can: always,
    apply: (state, { seat, card }) => {
      const moved = moveCard(state.table, card, { to: chosenTitleOf(seat), face: 'down' });
      return stateWith(state, { table: mark(moved, card, { controller: seat }) });
    },
    // Whoever chooses later sees which ones are gone, and not who has which.
    see: (event, viewer) =>
      viewer === event.seat || viewer === 'arbiter' ? event : { is: event.is, seat: event.seat },
  },
  titlesRevealed: {
    can: always,
    apply: (state, { order }) => {
      const left = moveCards(state.table, cardsIn(state.table, TITLES_OFFERED), { to: TITLE_POOL, face: 'down' });
      const shown = seatsOf(left.seats).reduce(
        (table, seat) => moveCards(table, cardsIn(table, chosenTitleOf(seat)), { to: titleOf(seat), face: 'up' }),
        shuffleZone(left, TITLE_POOL, order),
      );
      return stateWith(state, { table: shown });
    },
    see: ({ is }) => ({ is }),
  },
  titlesReturned: {
    can: (_, { titles }) => (titles.length > 0 ? 'allowed' : forbid('nothingThere', 'AGOT-7.4-a')),
    apply: (state, { titles }) => {
      const table = moveCards(state.table, titles, { to: TITLE_POOL, face: 'down' });
      return titles.reduce(forgetCard, stateWith(state, { table }));
    },
    // Which label in the pool is which title is nobody's business.
    see: ({ is }) => ({ is }),
  },
  dominanceDetermined: { can: always, apply: (state) => state, see: seenByAll },
  eliminated: {
    can: (state, { seat }) => (state.seated.includes(seat) ? 'allowed' : forbid('alreadyOut', 'AGOT-ELIM-a')),
    apply: (state, { seat }) => eliminate(state, seat),
    see: seenByAll,
  },
  conceded: {
    can: (state, { seat }) => (isPlaying(state, seat) ? 'allowed' : forbid('alreadyOut', 'AGOT-ELIM-f')),
    apply: (state, { seat }) => stateWith(state, { conceded: [...(state.conceded ?? []), seat] }),
    see: seenByAll,
  },
};
