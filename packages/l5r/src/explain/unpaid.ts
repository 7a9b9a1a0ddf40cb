import type { Reason } from '@kronika/kernel';
import { type Cost, canHappen, costsOf, forbid, reason } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rUse } from '../rules/card-definition.ts';
import { layer } from '../rules/layer.ts';
import { isEvent, isPlaying } from '../rules/playable.ts';
import type { L5rState } from '../state.ts';
import { MISSING_PAYMENT, notEnoughFate, PLAIN } from '../text/explain/reasons.ts';
import { verdictReason } from './reason.ts';
import { whyNotHappening } from './unchanged.ts';

/** Why the cost of the use cannot be paid; the parts of it that could not be paid by themselves are named. */
export function whyUnpaid(state: L5rState, use: L5rUse): readonly Reason[] {
  const missing = costsOf(layer, state, use).flatMap(([, cost]) => partsMissing(state, use, cost));
  return missing.length > 0 ? missing : [verdictReason(forbid('costCannotBePaid', 'L5R-ABIL-i'))];
}

function partsMissing(state: L5rState, use: L5rUse, cost: Cost<L5rState, L5rEvent>): readonly Reason[] {
  switch (cost.is) {
    case 'fixed':
      return cost.pay(state, use).flatMap((event) => whyNotGiven(state, use, event));
    case 'picked': {
      const payers = cost.from(state, use, use.by).filter((card) => isPossible(state, cost.pay(state, use, card)));
      return payers.length >= cost.count ? [] : missingPayment(cost.message.key);
    }
    case 'chosen': {
      const ways = cost.options(state, use).map((option) => cost.pay(state, use, option));
      return ways.some((events) => events.every((event) => isPossible(state, event)))
        ? []
        : missingPayment(cost.message.key);
    }
  }
}

function missingPayment(key: string): readonly Reason[] {
  const text = MISSING_PAYMENT[key];
  return text === undefined ? [] : [reason(text, 'L5R-COST-c')];
}

function isPossible(state: L5rState, event: L5rEvent): boolean {
  return canHappen(layer, state, event) === 'allowed';
}

function whyNotGiven(state: L5rState, use: L5rUse, event: L5rEvent): readonly Reason[] {
  const verdict = canHappen(layer, state, event);
  if (verdict === 'allowed') return [];
  if (event.is === 'fateSpent') {
    const has = state.fate[event.seat] ?? 0;
    const isPrice = isPlaying(use.ability) || isEvent(use.ability);
    return [reason(notEnoughFate({ has, needs: event.amount }), isPrice ? 'L5R-COST-a' : 'L5R-ABIL-i')];
  }
  if (event.is === 'bowed' && verdict.forbidden.key === 'alreadyBowed') return [reason(PLAIN.bowedCost, 'L5R-BOW-d')];
  return whyNotHappening(state, event);
}
