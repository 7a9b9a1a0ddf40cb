import { type Advance, begin, decide, type Game, isRefusal, randomOf, refusalText } from '@kronika/kernel';
import { randomDecision } from './playthrough.ts';

/** A game by chance. */
export interface ByChance {
  readonly setup: unknown;
  readonly seed: string;
  /** After so many decisions it is left. */
  readonly decisions: number;
}

/** What a game by chance leads to: its beginning, and then every decision. */
export function* advancesByChance<S>(game: Game<S>, { setup, seed, decisions }: ByChance): Generator<Advance<S>> {
  const random = randomOf(seed);
  let advance = begin<S>(game, setup, seed);
  for (;;) {
    if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
    yield advance;
    const { match } = advance;
    if (match.outcome !== undefined || match.decisions >= decisions) return;
    advance = decide(game, match, randomDecision(match, random));
  }
}
