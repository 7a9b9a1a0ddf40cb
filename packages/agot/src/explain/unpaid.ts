import type { Reason } from '@kronika/kernel';
import { type Cost, canHappen, costsOf, forbid, reason } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import type { AgotState } from '../state.ts';
import { MISSING_PAYMENT, notEnoughGold, PLAIN } from '../text/explain/reasons.ts';
import { verdictReason, whyNotHappening } from './reason.ts';

/** Why the cost of the use cannot be paid; the parts of it that could not be paid by themselves are named. */
export function whyUnpaid(state: AgotState, use: AgotUse): readonly Reason[] {
  const missing = costsOf(layer, state, use).flatMap(([, cost]) => partsMissing(state, use, cost));
  return missing.length > 0 ? missing : [verdictReason(forbid('costCannotBePaid', 'AGOT-SEQ-d'))];
}

function partsMissing(state: AgotState, use: AgotUse, cost: Cost<AgotState, AgotEvent>): readonly Reason[] {
  switch (cost.is) {
    case 'fixed':
      return cost.pay(state, use).flatMap((event) => whyNotGiven(state, event));
    case 'picked': {
      const payers = cost.from(state, use, use.by).filter((card) => isPossible(state, cost.pay(state, use, card)));
      return payers.length >= cost.count ? [] : missingPayment(cost.message.key);
    }
    case 'chosen': {
      const ways = cost.options(state, use).map((option) => cost.pay(state, use, option));
      if (ways.length === 0) return missingPayment(cost.message.key);
      if (ways.some((events) => events.every((event) => isPossible(state, event)))) return [];
      const [first = []] = ways;
      return first.flatMap((event) => whyNotGiven(state, event));
    }
  }
}

function missingPayment(key: string): readonly Reason[] {
  const text = MISSING_PAYMENT[key];
  return text === undefined ? [] : [reason(text, 'AGOT-COST-c')];
}

function isPossible(state: AgotState, event: AgotEvent): boolean {
  return canHappen(layer, state, event) === 'allowed';
}

function whyNotGiven(state: AgotState, event: AgotEvent): readonly Reason[] {
  const verdict = canHappen(layer, state, event);
  if (verdict === 'allowed') return [];
  if (event.is === 'goldSpent')
    return [reason(notEnoughGold({ has: state.gold[event.seat] ?? 0, needs: event.amount }), 'AGOT-COST-a')];
  if (event.is === 'knelt' && verdict.forbidden.key === 'alreadyKneeling')
    return [reason(PLAIN.kneelingCost, 'AGOT-KNEEL-a')];
  return whyNotHappening(state, event);
}
