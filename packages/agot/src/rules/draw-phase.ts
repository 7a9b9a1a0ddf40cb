import { call, flow } from '@kronika/kernel';
import { modifiedValue } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import { actionWindow, raise } from './calls.ts';
import { layer } from './layer.ts';
import { DRAW } from './values.ts';

/** How many cards everybody draws. */
const CARDS = 2;

/** The second phase, between its beginning and its end: all draw at the same time (AGOT-2.2-a). */
export const drawPhase = flow<AgotState, object>()('agot/draw-phase', {
  draw: (state) =>
    call(
      raise(
        ...state.seated.map(
          (seat): AgotEvent => ({
            is: 'cardsDrawn',
            seat,
            count: modifiedValue(CARDS, DRAW, layer.modifiers.onSeat(state, seat)),
            rule: 'AGOT-2.2-a',
          }),
        ),
      ),
    ),
  actions: (state) => call(actionWindow({ kind: 'draw', first: state.first })),
});
