import type { Match } from '@kronika/kernel';
import { randomMatchesOf } from '@kronika/testkit';
import { agot } from '../game.ts';
import type { AgotState } from '../state.ts';

/** Some of the matches that a game by chance with these decks goes through. */
export function randomMatches(decks: readonly string[], samples: number): readonly Match<AgotState>[] {
  return randomMatchesOf(agot, {
    setup: { seats: decks.length, decks },
    seed: decks.join(),
    decisions: 500,
    samples,
  });
}
