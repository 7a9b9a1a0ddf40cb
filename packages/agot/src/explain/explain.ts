import { type CardId, type Explanation, isKnownCard, type Match, UNEXPLAINED, type Viewer } from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { xCostSums } from './cost-sum.ts';
import { notesOn } from './notes.ts';
import { sumsOf } from './sums.ts';
import { whyNot } from './why-not.ts';

/** Explains a card: how its values come about, why it cannot be chosen now, and what else is worth knowing of it. */
export function explain(match: Match<AgotState>, viewer: Viewer, card: CardId): Explanation {
  const { state } = match;
  if (!isKnownCard(state.table, card, viewer)) return UNEXPLAINED;
  return {
    sums: [...sumsOf(state, card), ...xCostSums(match, card)],
    whyNot: whyNot(match, viewer, card),
    notes: notesOn(state, card),
  };
}
