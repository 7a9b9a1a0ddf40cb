import {
  ask,
  type CardId,
  type CardOption,
  cardOf,
  choose,
  type DeclineOption,
  decline,
  emitAll,
  finish,
  flow,
  goTo,
  keep,
} from '@kronika/kernel';
import type { PowerMessage } from '../messages.ts';
import { cardsInPlay } from '../powers/in-play.ts';
import { suitOf } from '../queries/cards.ts';
import { rulerOfCard, rulesCard } from '../queries/ruling.ts';
import type { Campaign, Oath, UsedPlan } from '../state.ts';
import { discard } from '../verbs/discard.ts';
import { planOf } from './campaign-used.ts';
import { mayDisturb } from './play.ts';

/** The used plans that would be discarded now; what is gone already stays where it is. */
function goingPlans(state: Oath, campaign: Campaign): readonly UsedPlan[] {
  const cards = cardsInPlay(state);
  return campaign.plans.filter(
    (plan) => planOf(state, plan).discardedAtEnd?.(state, plan, campaign) === true && cards.includes(plan.card),
  );
}

/** Whether the plan is one of "your" plans for who used the other: by edition of the whole side, or of its user (OATH-X-10). */
function isYours(state: Oath, own: UsedPlan, plan: UsedPlan): boolean {
  return own.side === plan.side && (state.law.planSide === 'pl' || own.by === plan.by);
}

/** Somebody may discard one card of a suit instead of all plans of another. */
interface Replacement {
  readonly plan: UsedPlan;
  readonly spared: readonly CardId[];
  readonly cards: readonly CardId[];
}

function replacementIn(state: Oath): Replacement | undefined {
  const { campaign, turn } = state;
  if (campaign === null) return undefined;
  for (const plan of campaign.plans) {
    const replaces = planOf(state, plan).replacesDiscards;
    if (replaces === undefined) continue;
    const { by } = plan;
    const going = goingPlans(state, campaign).filter(
      (each) => isYours(state, plan, each) && suitOf(state, each.card) === replaces.of,
    );
    const cards = cardsInPlay(state).filter(
      (card) =>
        suitOf(state, card) === replaces.by &&
        (by === 'bandits' ? rulerOfCard(state, card) === 'bandits' : rulesCard(state, by, card)) &&
        mayDisturb(state, by === 'bandits' ? turn.seat : by, card),
    );
    // Bandits replace only what is worth it: two plans or more.
    const least = by === 'bandits' ? 2 : 1;
    if (going.length >= least && cards.length > 0) return { plan, spared: going.map(({ card }) => card), cards };
  }
  return undefined;
}

interface Discarding {
  readonly instead?: CardOption | DeclineOption;
  /** Plans that stay. */
  readonly spared?: readonly CardId[];
}

/** Used plans that say so are discarded at the end of the campaign, in the order in which they were used (OATH-5.5.8-a). */
export const discardPlans = flow<Oath, Discarding>()('oath/planDiscards', {
  replace: (state) => {
    const found = replacementIn(state);
    if (found === undefined) return goTo('discard');
    const { plan, cards } = found;
    const [first] = cards;
    if (plan.by === 'bandits')
      return goTo('replaced', first === undefined ? {} : { instead: { is: 'card', card: first } });
    const { printed } = cardOf(state.table, plan.card);
    const message: PowerMessage = { key: 'power', step: 'wild-mounts.card', card: printed };
    return ask(
      'instead',
      choose<CardOption | DeclineOption>({
        seat: plan.by,
        message,
        because: { is: 'card', card: plan.card, rule: 'OATH-5.5.8-a' },
        options: [...cards.map((card): CardOption => ({ is: 'card', card })), decline],
      }),
    );
  },
  replaced: (state, { instead }) => {
    const found = replacementIn(state);
    if (found === undefined || instead?.is !== 'card') return undefined;
    const { by } = found.plan;
    return [
      keep({ spared: found.spared }),
      emitAll(discard(state, by === 'bandits' ? state.turn.seat : by, instead.card, 'OATH-5.5.8-a')),
    ];
  },
  discard: (state, { spared = [] }) => {
    const { campaign, turn } = state;
    if (campaign === null) return finish;
    // What bandits discard is discarded by the active player (OATH-10-discard-b).
    return emitAll(
      goingPlans(state, campaign)
        .filter(({ card }) => !spared.includes(card))
        .flatMap(({ card, by }) => discard(state, by === 'bandits' ? turn.seat : by, card, 'OATH-5.5.8-a')),
    );
  },
});
