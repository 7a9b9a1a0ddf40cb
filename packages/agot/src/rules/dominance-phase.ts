import { call, flow, keep, type SeatId, seatsOf } from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { factionCardOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { DOMINANCE_FLOW, type DominanceResult } from './dominance-result.ts';
import { dominanceOf } from './values.ts';

/** Who has strictly more than everybody else; nobody if two share the highest total (AGOT-5.2-b, -c). */
export function dominantSeat({ seated }: AgotState, totals: readonly number[]): SeatId | null {
  const highest = Math.max(...seated.map((seat) => totals[seat] ?? 0));
  const [leader, second] = seated.filter((seat) => totals[seat] === highest);
  return leader === undefined || second !== undefined ? null : leader;
}

interface Dominance {
  readonly result?: DominanceResult;
}

/** The fifth phase, between its beginning and its end. */
export const dominancePhase = flow<AgotState, Dominance>()(DOMINANCE_FLOW, {
  determine: (state) => {
    const totals = seatsOf(state.table.seats).map((seat) =>
      state.seated.includes(seat) ? dominanceOf(state, seat) : 0,
    );
    const winner = dominantSeat(state, totals);
    const gain: readonly AgotEvent[] =
      winner === null ? [] : [{ is: 'powerGained', card: factionCardOf(state, winner), amount: 1, rule: 'AGOT-5.2-b' }];
    return [
      keep({ result: { winner, totals } }),
      call(raise({ is: 'dominanceDetermined', winner, totals, rule: 'AGOT-5.2-a' }, ...gain)),
    ];
  },
  actions: (state) => call(actionWindow({ kind: 'dominance', first: state.first })),
});
