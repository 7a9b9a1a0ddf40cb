import { type CardId, type Explanation, isKnownCard, type Match, UNEXPLAINED, type Viewer } from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { sumsOf } from './sums.ts';

/** Explains a card: how its values come about, why it cannot be chosen now, and what else is worth knowing of it. */
export function explain({ state }: Match<AgotState>, viewer: Viewer, card: CardId): Explanation {
  if (!isKnownCard(state.table, card, viewer)) return UNEXPLAINED;
  return { sums: sumsOf(state, card), whyNot: [], notes: [] };
}
