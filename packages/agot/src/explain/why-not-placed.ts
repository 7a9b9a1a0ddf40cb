import { type CardId, cardOf, isCardId, type Question, type Reason } from '@kronika/kernel';
import { reason } from '@kronika/lcg';
import { factOf } from '../cards/fact.ts';
import { placing, SETUP_GOLD, setupCost } from '../rules/setup-cards.ts';
import type { AgotState } from '../state.ts';
import { PLAIN, tooCostlyForSetup } from '../text/explain/reasons.ts';
import { handOf } from '../zones.ts';
import type { Asked } from './asked.ts';
import { verdictReason } from './reason.ts';

/** Why the card is not among those that may be placed before the game (AGOT-SETUP-8-a to -j). */
export function whyNotPlaced({ match: { state }, seat, card, question }: Asked): readonly Reason[] {
  if (cardOf(state.table, card).zone !== handOf(seat)) return [reason(PLAIN.notInHand, 'AGOT-SETUP-8-a')];
  const placed = placedIn(question);
  if (placed.includes(card)) return [reason(PLAIN.placedAlready, 'AGOT-SETUP-8-a')];
  const verdict = placing(state, card, placed);
  if (verdict === 'allowed') return [];
  return [
    verdict.forbidden.key === 'tooCostlyForSetup'
      ? reason(tooCostlyForSetup(budget(state, card, placed)), verdict.rule)
      : verdictReason(verdict),
  ];
}

/** A mulligan is about the whole hand (AGOT-SETUP-7-c). */
export function whyNotReplaced({ match: { state }, seat, card }: Asked): readonly Reason[] {
  const isInHand = cardOf(state.table, card).zone === handOf(seat);
  return [isInHand ? reason(PLAIN.wholeHand, 'AGOT-SETUP-7-c') : reason(PLAIN.notInHand, 'AGOT-SETUP-7-b')];
}

/** What the card costs, and what is left for it. */
function budget(state: AgotState, card: CardId, placed: readonly CardId[]) {
  const fact = factOf(cardOf(state.table, card).printed);
  const cost = 'cost' in fact && fact.cost !== 'X' ? fact.cost : 0;
  return { cost, left: SETUP_GOLD - setupCost(state, placed) };
}

/** The setup cards that were chosen so far, which the question says. */
function placedIn({ message }: Question): readonly CardId[] {
  return 'placed' in message && Array.isArray(message.placed) ? message.placed.filter(isCardId) : [];
}
