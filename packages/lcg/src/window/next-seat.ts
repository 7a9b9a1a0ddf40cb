import type { SeatId } from '@kronika/kernel';
import type { LcgState } from '../state.ts';

/** The next seat clockwise that is still in the game. */
export function nextSeat({ seated }: LcgState, seat: SeatId): SeatId {
  return seated.find((other) => other > seat) ?? seated[0] ?? seat;
}
