import { call, emit, flow, goTo, keep, present, type SeatId } from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { playerOrder } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { plotValueOf } from './values.ts';

interface Marshaling {
  /** Who has been active in this phase. */
  readonly done?: readonly SeatId[];
}

/** The third phase, between its beginning and its end: one player after another collects income and marshals. */
export const marshalingPhase = flow<AgotState, Marshaling>()('agot/marshaling-phase', {
  next: (state, { done = [] }) => {
    const turn = playerOrder(state).find((seat) => !done.includes(seat));
    if (turn === undefined) return goTo('over');
    return [keep({ done: [...done, turn] }), emit({ is: 'activeSet', seat: turn, rule: 'AGOT-3.3-a' })];
  },
  collect: (state, { done = [] }) => {
    const seat = present(done.at(-1), 'the active player');
    return call(raise({ is: 'incomeCollected', seat, amount: plotValueOf(state, seat, 'income'), rule: 'AGOT-3.2-b' }));
  },
  // The first player has the first opportunity, whoever is active (AGOT-3.2-e).
  actions: (state) => call(actionWindow({ kind: 'marshaling', first: state.first })),
  onwards: () => goTo('next'),
  over: () => emit({ is: 'activeSet', seat: null, rule: 'AGOT-3.4-a' }),
});
