import {
  type Answers,
  afterThat,
  ask,
  askTogether,
  byChance,
  type CardId,
  call,
  cardsIn,
  chooseCard,
  chooseSeat,
  emit,
  flow,
  goTo,
  keep,
  present,
  type SeatId,
  seatsOf,
} from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { chosenPlotOf, plotDeckOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { plotsToReturn, revealNotices } from './revealing.ts';
import { titles } from './titles.ts';
import { plotValueOf, powerOf } from './values.ts';

interface PlotPhase {
  readonly chosen?: Answers<CardId>;
  readonly revealed?: readonly CardId[];
  /** What else there is to react to, when revealing is over (AGOT-1.3-f). */
  readonly noticed?: readonly AgotEvent[];
  readonly winner?: SeatId;
  readonly first?: SeatId;
}

/** What each seat's initiative is; of who is out of the game it is 0 (AGOT-INIT-a). */
function initiatives(state: AgotState): readonly number[] {
  return seatsOf(state.table.seats).map((seat) =>
    state.seated.includes(seat) ? plotValueOf(state, seat, 'initiative') : 0,
  );
}

/** The highest initiative, among those the least power; who is left is equal in both (AGOT-INIT-b, -e, -f). */
export function initiativeLeaders(state: AgotState): readonly SeatId[] {
  const values = initiatives(state);
  const highest = Math.max(...state.seated.map((seat) => values[seat] ?? 0));
  const leaders = state.seated.filter((seat) => values[seat] === highest);
  const least = Math.min(...leaders.map((seat) => powerOf(state, seat)));
  return leaders.filter((seat) => powerOf(state, seat) === least);
}

/** The first phase, between its beginning and its end: plots, initiative, first player, when revealed, titles. */
export const plotPhase = flow<AgotState, PlotPhase>()('agot/plot-phase', {
  choose: (state) =>
    askTogether(
      'chosen',
      state.seated.map((seat) =>
        chooseCard({
          seat,
          from: cardsIn(state.table, plotDeckOf(seat)),
          message: { key: 'choosePlot' },
          because: { is: 'rule', rule: 'AGOT-1.2-a' },
        }),
      ),
    ),
  setApart: (state, { chosen = {} }) =>
    emit(
      ...state.seated.flatMap((seat): readonly AgotEvent[] => {
        const card = chosen[seat];
        return card === undefined ? [] : [{ is: 'plotChosen', seat, card, rule: 'AGOT-1.2-a' }];
      }),
    ),
  reveal: (state) => {
    const revealed = state.seated.flatMap((seat) => cardsIn(state.table, chosenPlotOf(seat)));
    return [
      keep({ revealed }),
      emit({ is: 'plotsRevealed', plots: revealed, rule: 'AGOT-1.3-a' }),
      afterThat((then: AgotState) => goTo('compare', revealNotices(state, then))),
    ];
  },
  // Only those who are equal in everything else are drawn from (AGOT-INIT-f).
  compare: (state) => {
    const leaders = initiativeLeaders(state);
    const [only] = leaders;
    return leaders.length === 1 && only !== undefined
      ? keep({ winner: only })
      : byChance((random) => keep({ winner: random.pick(leaders) }));
  },
  winInitiative: (state, { winner }) =>
    call(
      raise({
        is: 'initiativeWon',
        seat: present(winner, 'who won initiative'),
        values: initiatives(state),
        rule: 'AGOT-INIT-b',
      }),
    ),
  chooseFirst: (state, { winner }) => {
    const seat = present(winner, 'who won initiative');
    // Who is out of the game by now chooses nobody: the first player stays.
    if (!state.seated.includes(seat)) return goTo('whenRevealed');
    return ask(
      'first',
      chooseSeat({
        seat,
        from: state.seated,
        message: { key: 'chooseFirst' },
        because: { is: 'rule', rule: 'AGOT-INIT-d' },
      }),
    );
  },
  nameFirst: (_, { first }) =>
    call(raise({ is: 'firstChosen', seat: present(first, 'the first player'), rule: 'AGOT-1.3-b' })),
  whenRevealed: (_, { revealed = [] }) => call(raise({ is: 'whenRevealed', plots: revealed, rule: 'AGOT-1.3-d' })),
  recycle: (state) => emit(...plotsToReturn(state)),
  react: (_, { revealed = [], noticed = [] }) =>
    call(raise({ is: 'revealingOver', plots: revealed, rule: 'AGOT-1.3-f' }, ...noticed)),
  // Joust has no titles (AGOT-ROUND-d).
  titles: (state) => state.format === 'melee' && call(titles({})),
  actions: (state) => call(actionWindow({ kind: 'plot', first: state.first })),
});
