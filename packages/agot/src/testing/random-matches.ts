import {
  begin,
  decide,
  isRefusal,
  type Match,
  present,
  questionFor,
  randomAnswer,
  randomOf,
  waitingFor,
} from '@kronika/kernel';
import { sampled } from '@kronika/testkit';
import { agot } from '../game.ts';
import type { AgotState } from '../state.ts';

/** Some of the matches that a game by chance with these decks goes through. */
export function randomMatches(decks: readonly string[], samples: number): readonly Match<AgotState>[] {
  const seed = decks.join();
  const begun = begin<AgotState>(agot, { seats: decks.length, decks }, seed);
  if (isRefusal(begun)) throw new Error('the decks were refused');
  const random = randomOf(seed);
  const matches = [begun.match];
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < 500) {
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    const next = decide(agot, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('an answer was refused');
    match = next.match;
    matches.push(match);
  }
  return sampled(matches, samples, seed);
}
