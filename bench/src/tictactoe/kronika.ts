import { tictactoe } from '@kronika/examples';
import type { Choice } from '../choice.ts';
import { playOn, recorderOf } from '../kronika.ts';
import type { Played } from './played.ts';

/** Plays one match with a recorder, as a program would that keeps its matches. */
export function playOnKronika(choice: Choice, seed: string): Played {
  const recorder = recorderOf(tictactoe, { is: 'setup', setup: { seats: 2 } }, seed);
  const moves = playOn(recorder, choice, { move: 'marked' });
  const winner = recorder.match.outcome?.winners[0];
  return winner === undefined ? { moves } : { moves, winner };
}
