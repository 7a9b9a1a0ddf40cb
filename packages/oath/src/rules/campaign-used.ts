import { powersOf } from '../powers/library.ts';
import type { BattlePlan } from '../powers/power.ts';
import type { Campaign, Oath, UsedPlan } from '../state.ts';

export type CampaignSide = UsedPlan['side'];

export function planOf(state: Oath, { card }: Pick<UsedPlan, 'card'>): BattlePlan {
  return powersOf(state, card).plan ?? { side: 'both' };
}

/** The plans a side has used. */
export function plansOf(state: Oath, { plans }: Campaign, side: CampaignSide): readonly BattlePlan[] {
  return plans.filter((plan) => plan.side === side).map((plan) => planOf(state, plan));
}
