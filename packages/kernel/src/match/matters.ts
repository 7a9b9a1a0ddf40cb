import type { Game } from '../game.ts';
import type { Match } from './match.ts';
import { Run } from './run.ts';

/**
 * Whether it matters how the question the match stands at is answered, as far as the kernel can tell by trying: for
 * questions that are asked only if it does. In a match that asks everything, these are asked all the same.
 */
export function matters<S>(game: Game<S>, { asks: _, ...match }: Match<S>): boolean {
  return new Run<S>(game, match).matters();
}
