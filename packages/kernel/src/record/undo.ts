import type { SeatId } from '../seat.ts';

/**
 * What taking back a seat's last decision would mean.
 * - `free`: nothing hidden came out and no chance was used since, and nobody else has moved on.
 *   `nothingHappened` while the decision is only part of a bigger move: then it is a step back.
 * - `consent`: the seats named have to agree.
 */
export type UndoCase =
  | { readonly is: 'nothing' }
  | { readonly is: 'free'; readonly because: 'nothingHappened' | 'nothingRevealed' | 'stillSealed' }
  | { readonly is: 'consent'; readonly of: readonly SeatId[] };
