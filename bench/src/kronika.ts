import {
  type Advance,
  decide,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  present,
  Recorder,
  type Refusal,
  refusalText,
  type Start,
} from '@kronika/kernel';
import type { Choice } from './choice.ts';

/** Begins a match that is bound to be fine. */
export function recorderOf(game: Game, start: Start, seed: string): Recorder {
  return unrefused(Recorder.begin(game, start, seed)).recorder;
}

/** What counts as a move, and after how many decisions to stop at the latest. */
export interface Playing {
  readonly move: string;
  readonly decisions?: number;
}

/**
 * Takes decisions until the match is over and counts the moves: the events of the given kind. There are
 * more of them than decisions, because the kernel makes a move with only one answer itself.
 */
export function playOn(recorder: Recorder, choice: Choice, { move, decisions }: Playing): number {
  let moves = 0;
  for (let taken = 0; taken !== decisions; taken += 1) {
    const { open, asked } = recorder.match;
    const question = open[0]?.question;
    if (question === undefined) break;
    if (question.is !== 'choose') throw new InvariantError(`nobody here answers a question to ${question.is}`);
    const answer = choice(question.options.length);
    const { happened } = unrefused(recorder.decide({ seat: question.seat, asked, answer }));
    for (const { event } of happened) if (event.is === move) moves += 1;
  }
  return moves;
}

/** Takes the first option on a match, which itself stays as it is. */
export function decideOnce(game: Game, match: Match): Advance {
  const { question } = present(match.open[0], 'an open question');
  return unrefused(decide(game, match, { seat: question.seat, asked: match.asked, answer: 0 }));
}

function unrefused<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new InvariantError(refusalText(result, 'en'));
  return result;
}
