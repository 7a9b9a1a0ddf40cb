import { finish, flow, goTo, keep } from '@kronika/kernel';
import type { Effect } from '../powers/power.ts';
import type { Campaign, Oath, UsedPlan } from '../state.ts';
import { planOf } from './campaign-used.ts';

type Moment = 'onVictory' | 'ifDefeated' | 'ifVictorious' | 'after';

/** What a used plan says for a moment later in the campaign. */
function textOf(state: Oath, campaign: Campaign, plan: UsedPlan, moment: Moment): Effect {
  const { onVictory, ifDefeated, ifVictorious, after } = planOf(state, plan);
  const won = plan.side === campaign.winner;
  switch (moment) {
    case 'onVictory':
      return won ? (onVictory?.(state, plan, campaign) ?? []) : [];
    case 'ifDefeated':
      return won ? [] : (ifDefeated?.(state, plan, campaign) ?? []);
    case 'ifVictorious':
      return won ? (ifVictorious?.(state, plan, campaign) ?? []) : [];
    case 'after':
      return after?.(state, plan, campaign) ?? [];
  }
}

interface Telling {
  readonly moment: Moment;
  /** The campaign, once it is over. */
  readonly ended?: Campaign;
  readonly at?: number;
}

/** The used plans do what they say for this moment, in the order in which they were used. */
export const resolveTexts = flow<Oath, Telling>()('oath/planTexts', {
  next: (state, { moment, ended, at = 0 }) => {
    const campaign = ended ?? state.campaign;
    const plan = campaign?.plans[at];
    if (campaign === null || plan === undefined) return finish;
    return [keep({ at: at + 1 }), ...textOf(state, campaign, plan, moment)];
  },
  again: () => goTo('next'),
});
