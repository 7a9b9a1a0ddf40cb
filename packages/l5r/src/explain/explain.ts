import {
  type CardId,
  type Explanation,
  isCardThing,
  isKnownCard,
  type Match,
  type Thing,
  UNEXPLAINED,
  type Viewer,
} from '@kronika/kernel';
import type { L5rState } from '../state.ts';
import { costSum } from './cost-sum.ts';
import { notesOn } from './notes.ts';
import { explainRing, ringIn } from './ring.ts';
import { valueSums } from './sums.ts';
import { whyNot } from './why-not.ts';

/** Explains a card: how its values come about, why it cannot be chosen now, and what else is worth knowing of it. */
export function explainCard(match: Match<L5rState>, viewer: Viewer, card: CardId): Explanation {
  const { state } = match;
  if (!isKnownCard(state.table, card, viewer)) return UNEXPLAINED;
  return {
    sums: [...valueSums(state, card), ...costSum(state, card)],
    whyNot: whyNot(match, viewer, card),
    notes: notesOn(state, card),
  };
}

/** Explains a thing of the table. */
export function explain(match: Match<L5rState>, viewer: Viewer, thing: Thing): Explanation {
  if (isCardThing(thing)) return explainCard(match, viewer, thing.card);
  const element = ringIn(thing);
  return element === undefined ? UNEXPLAINED : explainRing(match, viewer, element);
}
