import type { Recorder, Start } from '@kronika/kernel';
import * as z from 'zod';
import type { Choice } from '../choice.ts';
import { playOn, recorderOf } from '../kronika.ts';
import { hundred } from './game.ts';
import type { Played } from './played.ts';

const ONE_DEAL: Start = { is: 'setup', setup: { seats: 2 } };

const scored = z.looseObject({ scores: z.array(z.number()) });

/** A new match of one deal. */
export function beginOnKronika(seed: string): Recorder {
  return recorderOf(hundred, ONE_DEAL, seed);
}

/** Plays a match to its end with its recorder, as a program would that keeps its matches. */
export function playOnKronika(recorder: Recorder, choice: Choice): Played {
  const moves = playOn(recorder, choice, { move: 'laid' });
  return { moves, scores: scored.parse(recorder.match.state).scores };
}
