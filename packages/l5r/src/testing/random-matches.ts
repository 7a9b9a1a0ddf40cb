import { type Match, present } from '@kronika/kernel';
import { randomMatchesOf } from '@kronika/testkit';
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
  return randomMatchesOf(l5r, {
    setup: { seats: 2, decks: [one, other], windows },
    seed: `${one}/${windows}`,
    decisions: 600,
    samples,
  });
}
