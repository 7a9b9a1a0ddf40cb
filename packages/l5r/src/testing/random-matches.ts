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
import { CLAN_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import type { L5rState } from '../state.ts';

/** A game by chance: whose decks, and on which kind of table. */
export interface RandomGame {
  readonly one: string;
  readonly other: string;
  readonly windows: 'open' | 'brief';
}

/** Each clan against the next one, in turn on a table with open and with brief windows. */
export const RANDOM_GAMES: readonly RandomGame[] = CLAN_DECKS.map(({ id }, i) => ({
  one: id,
  other: present(CLAN_DECKS[(i + 1) % CLAN_DECKS.length], 'a deck').id,
  windows: i % 2 === 0 ? 'open' : 'brief',
}));

/** Some of the matches that a game by chance goes through. */
export function randomMatches({ one, other, windows }: RandomGame, samples: number): readonly Match<L5rState>[] {
  const seed = `${one}/${windows}`;
  const begun = begin<L5rState>(l5r, { seats: 2, decks: [one, other], windows }, seed);
  if (isRefusal(begun)) throw new Error('the decks were refused');
  const random = randomOf(seed);
  const matches = [begun.match];
  let { match } = begun;
  while (match.outcome === undefined && match.decisions < 600) {
    const seat = random.pick(waitingFor(match));
    const answer = randomAnswer(present(questionFor(match, seat), 'the question'), random);
    const next = decide(l5r, match, { seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('an answer was refused');
    match = next.match;
    matches.push(match);
  }
  return sampled(matches, samples, seed);
}
