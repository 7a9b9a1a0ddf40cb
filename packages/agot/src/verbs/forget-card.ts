import type { CardId } from '@kronika/kernel';
import { withoutCard } from '@kronika/lcg';
import { type AgotState, stateWith } from '../state.ts';

/** Drops what was said of a card that left play: if it comes back, it is a new one (AGOT-LEAVE-b). */
export function forgetCard(state: AgotState, card: CardId): AgotState {
  return stateWith(state, withoutCard(state, card));
}
