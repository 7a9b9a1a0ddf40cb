import {
  begin,
  decide,
  type Game,
  isRefusal,
  type Match,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  waitingFor,
} from '@kronika/kernel';
import { sampled } from './sample.ts';

/** A game by chance, and how much of it is looked at. */
export interface RandomMatches {
  readonly setup: unknown;
  readonly seed: string;
  /** After so many decisions it is left. */
  readonly decisions: number;
  readonly samples: number;
}

/** Some of the matches that a game by chance goes through. */
export function randomMatchesOf<S>(
  game: Game<S>,
  { setup, seed, decisions, samples }: RandomMatches,
): readonly Match<S>[] {
  const begun = begin<S>(game, setup, seed);
  if (isRefusal(begun)) throw new Error('the setup was refused');
  const random = randomOf(seed);
  const matches = [begun.match];
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < decisions) {
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    const next = decide(game, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('an answer was refused');
    match = next.match;
    matches.push(match);
  }
  return sampled(matches, samples, seed);
}
