import { ask, type CardId, call, cardsIn, flow, goTo, keep, pickCards, present, type SeatId } from '@kronika/kernel';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { handOf, playerOrder } from '../zones.ts';
import { actionWindow, raise } from './calls.ts';
import { returnTitles } from './titles.ts';
import { plotValueOf } from './values.ts';

interface Taxation {
  /** Who has been compared with the reserve. */
  readonly done?: readonly SeatId[];
  readonly discarded?: readonly CardId[];
}

/** How many cards of the hand are above the reserve (AGOT-7.3-a). */
function surplus(state: AgotState, seat: SeatId): number {
  return Math.max(0, cardsIn(state.table, handOf(seat)).length - plotValueOf(state, seat, 'reserve'));
}

/** The seventh phase, between its beginning and its end: gold, reserve, titles. */
export const taxationPhase = flow<AgotState, Taxation>()('agot/taxation-phase', {
  returnGold: (state) => {
    const owing = state.seated.filter((seat) => (state.gold[seat] ?? 0) > 0);
    return (
      owing.length > 0 &&
      call(raise(...owing.map((seat): AgotEvent => ({ is: 'goldReturned', seat, rule: 'AGOT-7.2-a' }))))
    );
  },
  // One player finishes before the next begins (AGOT-7.3-d).
  next: (state, { done = [] }) => {
    const seat = playerOrder(state).find((one) => !done.includes(one));
    return seat === undefined ? goTo('titles') : keep({ done: [...done, seat] });
  },
  reserve: (state, { done = [] }) => {
    const seat = present(done.at(-1), 'whose hand it is');
    const count = surplus(state, seat);
    if (count === 0) return goTo('next');
    return ask(
      'discarded',
      pickCards({
        seat,
        from: cardsIn(state.table, handOf(seat)),
        min: count,
        max: count,
        message: { key: 'discardToReserve' },
        because: { is: 'rule', rule: 'AGOT-7.3-b' },
      }),
    );
  },
  discard: (_, { discarded }) =>
    call(
      raise(
        ...present(discarded, 'what is discarded').map(
          (card): AgotEvent => ({ is: 'cardDiscarded', card, rule: 'AGOT-7.3-b' }),
        ),
      ),
    ),
  onwards: () => goTo('next'),
  titles: (state) => state.format === 'melee' && call(returnTitles({})),
  actions: (state) => call(actionWindow({ kind: 'taxation', first: state.first })),
});
