import {
  type CardId,
  type Explanation,
  isCardThing,
  isKnownCard,
  type Match,
  seatIn,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { xCostSums } from './cost-sum.ts';
import { notesOn } from './notes.ts';
import { explainSeat } from './seat.ts';
import { sumsOf } from './sums.ts';
import { whyNot } from './why-not.ts';

/** Explains a card: how its values come about, why it cannot be chosen now, and what else is worth knowing of it. */
export function explainCard(match: Match<AgotState>, viewer: Viewer, card: CardId): Explanation {
  const { state } = match;
  if (!isKnownCard(state.table, card, viewer)) return UNEXPLAINED;
  return {
    sums: [...sumsOf(state, card), ...xCostSums(match, card)],
    whyNot: whyNot(match, viewer, card),
    notes: notesOn(state, card),
  };
}

/** Explains a thing of the table. */
export function explain(match: Match<AgotState>, viewer: Viewer, thing: Thing): Explanation {
  if (isCardThing(thing)) return explainCard(match, viewer, thing.card);
  const seat = seatIn(thing);
  return seat === undefined || seat >= match.seats ? UNEXPLAINED : explainSeat(match, viewer, seat);
}
