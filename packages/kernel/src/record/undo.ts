import type { Match } from '../match/match.ts';
import { type RandomState, randomState } from '../random/random.ts';
import type { SeatId } from '../seat.ts';
import type { Anew, Course } from './record.ts';

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
 * The chance of a stretch that begins when decisions were taken back by consent, or when a match branches off: new,
 * because who has seen the dice fall must not be able to wait for the same dice again, and still fixed by a seed.
 * After a branch that is the seed of the branch: the one before is known to everybody who has the record.
 */
export function chanceOfStretch({ seed, stretches }: Pick<Course, 'seed' | 'stretches'>, place: number): RandomState {
  const branch = stretches.slice(0, place + 1).findLast(({ anew }) => anew?.seed !== undefined);
  return randomState(`${branch?.anew?.seed ?? seed}/${place}`);
}

/** The match there was, as it goes on with new chance. */
export function goingOn(match: Match, { asked, revelations }: Anew, random: RandomState): Match {
  return { ...match, random, asked, revelations };
}
