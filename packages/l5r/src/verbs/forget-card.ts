import type { CardId } from '@kronika/kernel';
import { isLess, withoutCard } from '@kronika/lcg';
import { type L5rState, stateWith } from '../state.ts';

/** Drops what was said of a card that left play: if it comes back, it is a new one. */
export function forgetCard(state: L5rState, card: CardId): L5rState {
  const rest = withoutCard(state, card);
  return isLess(rest, state) ? stateWith(state, rest) : state;
}
