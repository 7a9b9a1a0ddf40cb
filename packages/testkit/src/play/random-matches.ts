import type { Game, Match } from '@kronika/kernel';
import { advancesByChance, type ByChance } from './advances-by-chance.ts';
import { sampled } from './sample.ts';

/** A game by chance, and how much of it is looked at. */
export interface RandomMatches extends ByChance {
  readonly samples: number;
}

/** Some of the matches that a game by chance goes through. */
export function randomMatchesOf<S>(game: Game<S>, { samples, ...byChance }: RandomMatches): readonly Match<S>[] {
  const matches = [...advancesByChance(game, byChance)].map(({ match }) => match);
  return sampled(matches, samples, byChance.seed);
}
