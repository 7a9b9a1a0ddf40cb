import { ask, type CardId, choose, emitAll, finish, flow, goTo } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Cost } from '../facts/fact.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { costOf, costsTogether, isFree, mayPay, paid } from '../powers/cost.ts';
import { cardsInPlay, mayDo, standingPowers } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { PlanUse } from '../powers/power.ts';
import { rulerOfCard, rulesCard } from '../queries/ruling.ts';
import type { Campaign, Defender, Oath } from '../state.ts';
import { plansOf } from './campaign-forces.ts';

type PlanOption = Extract<DetailOption, { readonly is: 'plan' }>;
type DoneOption = Extract<DetailOption, { readonly is: 'done' }>;

/** What a plan costs its user, with what enemies add to it. */
export function planCost(state: Oath, by: Defender, card: CardId, campaign: Campaign): Cost {
  return costsTogether(
    costOf(state, card),
    ...standingPowers(state).map(({ self, standing }) => standing.planCost?.(state, self, by, card, campaign)),
  );
}

/** Whether this side may use plans at all: not against a plan that forbids it, nor after one that stands alone. */
function maySidePlan(state: Oath, campaign: Campaign, side: 'attack' | 'defence'): boolean {
  const other = side === 'attack' ? 'defence' : 'attack';
  return (
    !plansOf(state, campaign, other).some(({ silences }) => silences === true) &&
    !plansOf(state, campaign, side).some(({ alone }) => alone === true)
  );
}

function isRuledBy(state: Oath, by: Defender, card: CardId): boolean {
  return by === 'bandits' ? rulerOfCard(state, card) === 'bandits' : rulesCard(state, by, card);
}

/** Whether the plan can be used now (OATH-7.5.1-a, OATH-7.5.3-a). */
function mayPlan(state: Oath, campaign: Campaign, use: PlanUse): boolean {
  const { card, by, side } = use;
  const { plan } = powersOf(state, card);
  if (plan === undefined || (plan.side !== 'both' && plan.side !== side)) return false;
  if (campaign.plans.some((used) => used.card === card) || !isRuledBy(state, by, card)) return false;
  if (plan.alone === true && plansOf(state, campaign, side).length > 0) return false;
  if (mayDo(state, { is: 'plan', by, card, campaign }) !== 'allowed') return false;
  if ((plan.may?.(state, use, campaign) ?? 'allowed') !== 'allowed') return false;
  const cost = planCost(state, by, card, campaign);
  // Bandits use only what is free (OATH-5.5.3-b).
  if (by === 'bandits') return isFree(cost);
  return (
    mayPay(state, { seat: by, card, cost, overTokens: true }) === 'allowed' &&
    mayDo(state, { is: 'power', seat: by, card, cost }) === 'allowed'
  );
}

/** The plans a player, or bandits, may use now, each with the ways to use it. */
export function usablePlans(
  state: Oath,
  campaign: Campaign,
  by: Defender,
  side: 'attack' | 'defence',
): readonly PlanOption[] {
  if (!maySidePlan(state, campaign, side)) return [];
  return cardsInPlay(state).flatMap((card): readonly PlanOption[] => {
    const use: PlanUse = { card, by, side };
    if (!mayPlan(state, campaign, use)) return [];
    const { plan } = powersOf(state, card);
    const choices = plan?.choices?.(state, use, campaign) ?? waysOf(state, campaign, use);
    return choices.length === 0
      ? [{ is: 'plan', card }]
      : choices.map((choice): PlanOption => ({ is: 'plan', card, choice }));
  });
}

/** A ± plan adds or removes dice as its user likes; the usual way comes first (OATH-7.5.4-a). */
function waysOf(state: Oath, campaign: Campaign, use: PlanUse): readonly number[] {
  const { plan } = powersOf(state, use.card);
  if (plan?.side !== 'both' || plan.attackDice === undefined || plan.attackDice(state, use, campaign) === 0) return [];
  return use.side === 'attack' ? [1, -1] : [-1, 1];
}

/** What changes the pools: dice that cannot be removed become defence dice (OATH-5.5.3-c). */
export function diceEvents(campaign: Campaign, by: number, card?: CardId): readonly OathEvent[] {
  const cause = card === undefined ? {} : { card };
  if (by === 0) return [];
  const removed = Math.min(-by, campaign.attackDice);
  const change = by > 0 ? by : -removed;
  const instead = by > 0 ? 0 : -by - removed;
  return [
    ...(change === 0
      ? []
      : [{ is: 'diceChanged', pool: 'attack', by: change, ...cause, rule: 'OATH-7.5.4-a' } satisfies OathEvent]),
    ...(instead === 0
      ? []
      : [{ is: 'diceChanged', pool: 'defence', by: instead, ...cause, rule: 'OATH-5.5.3-c' } satisfies OathEvent]),
  ];
}

interface Planning {
  readonly users: readonly Defender[];
  readonly side: 'attack' | 'defence';
  readonly next?: PlanOption | DoneOption;
}

/** Battle plans of one side, one by one (5.5.3). */
export const usePlans = flow<Oath, Planning>()('oath/plans', {
  ask: (state, { users, side }) => {
    const { campaign } = state;
    const [user, ...others] = users;
    if (campaign === null || user === undefined) return finish;
    const options = usablePlans(state, campaign, user, side);
    const [first] = options;
    if (first === undefined) return goTo('ask', { users: others });
    if (user === 'bandits') return goTo('use', { next: first });
    const message: PlainMessage = { key: 'plans' };
    return ask(
      'next',
      choose<PlanOption | DoneOption>({
        seat: user,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.3-a' },
        options: [...options, { is: 'done' }],
      }),
    );
  },
  use: (state, { users: [user, ...others], side, next }) => {
    const { campaign } = state;
    if (campaign === null || user === undefined) return finish;
    if (next?.is !== 'plan') return goTo('ask', { users: others });
    const { card, choice } = next;
    const paying =
      user === 'bandits' ? [] : paid(state, { seat: user, card, cost: planCost(state, user, card, campaign) });
    const used: OathEvent = {
      is: 'planUsed',
      card,
      by: user,
      side,
      rule: 'OATH-5.5.3-a',
      ...(choice === undefined ? {} : { choice }),
    };
    return emitAll<OathEvent>([...paying, used]);
  },
  dice: (state, { next, side, users: [user = 'bandits'] }) => {
    const { campaign } = state;
    if (campaign === null || next?.is !== 'plan') return finish;
    const { card, choice } = next;
    const use: PlanUse = choice === undefined ? { card, by: user, side } : { card, by: user, side, choice };
    const { plan } = powersOf(state, card);
    const worth = plan?.attackDice?.(state, use, campaign) ?? 0;
    const usual = side === 'attack' ? 1 : -1;
    const direction = plan?.choices === undefined ? (choice ?? usual) : 1;
    const shields = plan?.defenceDice?.(state, use, campaign) ?? 0;
    return emitAll<OathEvent>([
      ...diceEvents(campaign, worth * direction, card),
      ...(shields === 0
        ? []
        : [{ is: 'diceChanged', pool: 'defence', by: shields, card, rule: 'OATH-7.5.4-a' } satisfies OathEvent]),
    ]);
  },
  effect: (state, { next, side, users: [user = 'bandits'] }) => {
    const { campaign } = state;
    if (campaign === null || next?.is !== 'plan') return finish;
    const { card, choice } = next;
    const use: PlanUse = choice === undefined ? { card, by: user, side } : { card, by: user, side, choice };
    return powersOf(state, card).plan?.does?.(state, use, campaign);
  },
  again: () => goTo('ask'),
});
