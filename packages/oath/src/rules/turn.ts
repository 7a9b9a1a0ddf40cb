import { call, finishWith, flow, type SeatId } from '@kronika/kernel';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';
import { act } from './act.ts';
import type { Victory } from './ending.ts';
import { rest } from './rest.ts';
import { wake } from './wake.ts';

interface Turn {
  readonly seat: SeatId;
  readonly victory?: Victory | null;
}

/** One player's turn: Wake, Act, Rest (OATH-4-a). Its result is the end of the game, if there is one. */
export const turn = flow<Oath, Turn, Victory | null>()('oath/turn', {
  wake: (state, { seat }) =>
    // The rules go on around a seat that gave up, but it takes no turns.
    playerOf(state, seat).gaveUp === true ? finishWith(null) : call('victory', wake({ seat })),
  won: (_, { victory = null }) => (victory === null ? undefined : finishWith(victory)),
  act: (_, { seat }) => call(act({ seat })),
  rest: (_, { seat }) => call(rest({ seat, used: [] })),
  done: () => finishWith(null),
});
