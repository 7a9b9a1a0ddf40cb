import type { SeatId, Viewer } from '../seat.ts';

/** Whoever a sentence is told to: they are "you" in it. */
export interface Reader {
  is(seat: SeatId): boolean;
}

/** A sentence that is told to nobody in particular. */
export const ANYBODY: Reader = { is: () => false };

/** The reader behind a view: a seat is told of itself, everybody else of others only. */
export function readerIn(viewer: Viewer): Reader {
  return viewer === 'spectator' || viewer === 'arbiter' ? ANYBODY : { is: (seat) => seat === viewer };
}
