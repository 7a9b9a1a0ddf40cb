import { call, cardsIn, flow, goTo, seatsOf } from '@kronika/kernel';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import { conflictDeckOf, opponentOf } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { honorBid } from './honor-bid.ts';
import { drawCards } from './supply.ts';

/** The second phase, between its beginning and its end: the bid, the transfer, the draw, and an action window. */
export const drawPhase = flow<L5rState, object>()('l5r/draw-phase', {
  bid: () => call(honorBid({})),
  // Both draw at the same time (L5R-2.5-a), unless a deck runs out in the middle: then in player order.
  draw: (state) => {
    const draws = seatsOf(2).map((seat) => ({ seat, count: state.bids[seat] ?? 0 }));
    if (draws.some(({ seat, count }) => cardsIn(state.table, conflictDeckOf(seat)).length < count))
      return goTo('drawFirst');
    const drawn = draws.filter(({ count }) => count > 0);
    return (
      drawn.length > 0 &&
      call(raise(...drawn.map((draw): L5rEvent => ({ is: 'cardsDrawn', ...draw, rule: 'L5R-2.5-a' }))))
    );
  },
  drawn: () => goTo('actions'),
  drawFirst: (state) => call(drawCards({ seat: state.first, count: state.bids[state.first] ?? 0 })),
  drawSecond: (state) =>
    call(drawCards({ seat: opponentOf(state.first), count: state.bids[opponentOf(state.first)] ?? 0 })),
  actions: (state) => call(actionWindow({ kind: 'draw', first: state.first })),
});
