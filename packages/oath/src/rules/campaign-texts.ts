import { emitAll, finish, flow, goTo, keep } from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import { cardsInPlay } from '../powers/in-play.ts';
import type { Effect } from '../powers/power.ts';
import { suitOf } from '../queries/cards.ts';
import type { Campaign, Oath, UsedPlan } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { planOf } from './campaign-used.ts';

type Moment = 'onVictory' | 'ifDefeated' | 'ifVictorious' | 'atEnd' | 'after';

/** What a used plan says for a moment later in the campaign. */
function textOf(state: Oath, campaign: Campaign, plan: UsedPlan, moment: Moment): Effect {
  const { onVictory, ifDefeated, ifVictorious, atEnd, after } = planOf(state, plan);
  const won = plan.side === campaign.winner;
  switch (moment) {
    case 'onVictory':
      return won ? (onVictory?.(state, plan, campaign) ?? []) : [];
    case 'ifDefeated':
      return won ? [] : (ifDefeated?.(state, plan, campaign) ?? []);
    case 'ifVictorious':
      return won ? (ifVictorious?.(state, plan, campaign) ?? []) : [];
    case 'atEnd':
      return atEnd === 'discard' ? putAway(state, plan) : (atEnd?.(state, plan, campaign) ?? []);
    case 'after':
      return after?.(state, plan, campaign) ?? [];
  }
}

/** What bandits discard is discarded by the active player (OATH-10-discard-b); what is gone already stays where it is. */
function putAway(state: Oath, { card, by }: UsedPlan): Effect {
  if (!cardsInPlay(state).includes(card)) return [];
  return [emitAll(discard(state, by === 'bandits' ? state.turn.seat : by, card, 'OATH-5.5.8-a'))];
}

interface Telling {
  readonly moment: Moment;
  /** The campaign, once it is over. */
  readonly ended?: Campaign;
  /** Plans of this suit are left out. */
  readonly spared?: Suit;
  readonly at?: number;
}

/** The used plans do what they say for this moment, in the order in which they were used. */
export const resolveTexts = flow<Oath, Telling>()('oath/planTexts', {
  next: (state, { moment, ended, spared, at = 0 }) => {
    const campaign = ended ?? state.campaign;
    const plan = campaign?.plans[at];
    if (campaign === null || plan === undefined) return finish;
    if (spared !== undefined && suitOf(state, plan.card) === spared) return keep({ at: at + 1 });
    return [keep({ at: at + 1 }), ...textOf(state, campaign, plan, moment)];
  },
  again: () => goTo('next'),
});
