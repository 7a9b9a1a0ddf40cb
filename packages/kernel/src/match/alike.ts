import type { Game } from '../game.ts';
import type { Match } from './match.ts';
import { sameValue } from './same-value.ts';

/**
 * Whether two matches go on alike: what is going on, what is asked, what chance will bring and everything that matters
 * of the state is the same. How they came to be may differ.
 */
export function areAlike<S>(game: Game<S>, one: Match<S>, other: Match<S>): boolean {
  return (
    sameValue(one.outcome, other.outcome) &&
    sameValue(one.random, other.random) &&
    sameValue(one.open, other.open) &&
    sameValue(one.offer, other.offer) &&
    sameValue(one.stack, other.stack) &&
    (one.state === other.state || sameValue(essenceOf(game, one.state), essenceOf(game, other.state)))
  );
}

function essenceOf<S>(game: Game<S>, state: S): unknown {
  return game.essence === undefined ? state : game.essence(state);
}
