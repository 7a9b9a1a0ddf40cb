import { type RandomState, randomState } from '../random/random.ts';
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

/**
 * The chance of the stretch that begins when decisions were taken back by consent: new, because who has
 * seen the dice fall must not be able to wait for the same dice again, and still fixed by the seed.
 */
export function chanceOfStretch(seed: string, stretch: number): RandomState {
  return randomState(`${seed}/${stretch}`);
}
