import {
  ask,
  type CardId,
  choose,
  emitAll,
  finish,
  flow,
  forget,
  goTo,
  type SeatId,
  type SeatOption,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { Cost } from '../facts/fact.ts';
import type { PlainMessage } from '../messages.ts';
import type { DetailOption } from '../options.ts';
import { costOf, costsTogether, isFree, mayPay, paid } from '../powers/cost.ts';
import { mayDo, plansInPlay, standingPowers } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { PlanUse } from '../powers/power.ts';
import { rulerOfCard, rulesCard } from '../queries/ruling.ts';
import type { Campaign, Defender, Oath } from '../state.ts';
import { attackDiceEvents, defenceDiceEvents } from './campaign-dice.ts';
import { plansOf } from './campaign-used.ts';

type PlanOption = Extract<DetailOption, { readonly is: 'plan' }>;
type DoneOption = Extract<DetailOption, { readonly is: 'done' }>;

/** What a plan costs its user, with what enemies add to it. */
export function planCost(state: Oath, by: Defender, card: CardId, campaign: Campaign): Cost {
  return costsTogether(
    costOf(state, card),
    ...standingPowers(state).map(({ self, standing }) => standing.planCost?.(state, self, by, card, campaign)),
  );
}

/**
 * Whether this side may use plans at all: not against a plan that forbids it or has won already, nor after one that
 * stands alone.
 */
function maySidePlan(state: Oath, campaign: Campaign, side: 'attack' | 'defence'): boolean {
  const other = side === 'attack' ? 'defence' : 'attack';
  return (
    !plansOf(state, campaign, other).some(({ silences, wins }) => silences === true || wins === true) &&
    !plansOf(state, campaign, side).some(({ alone }) => alone === true)
  );
}

function isRuledBy(state: Oath, by: Defender, card: CardId): boolean {
  return by === 'bandits' ? rulerOfCard(state, card) === 'bandits' : rulesCard(state, by, card);
}

/** Whether the plan would do anything now. */
export function planWorks(state: Oath, campaign: Campaign, use: PlanUse): boolean {
  return (powersOf(state, use.card).plan?.works?.(state, use, campaign) ?? 'allowed') === 'allowed';
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
  // What would do nothing is used for its cost alone (OATH-7.1.3-a).
  if (isFree(cost) && !planWorks(state, campaign, use)) return false;
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
  return plansInPlay(state).flatMap((card): readonly PlanOption[] => {
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

interface Planning {
  readonly side: 'attack' | 'defence';
  /** Who may still use plans, in this order unless the defender leaves one to somebody else (OATH-5.5.3-d). */
  readonly users: readonly Defender[];
  /** Who is asked, if not the first. */
  readonly turn?: SeatId;
  readonly next?: PlanOption | SeatOption | DoneOption;
}

function userOf({ users: [first], turn }: Planning): Defender | undefined {
  return turn ?? first;
}

function useOf(vars: Planning, { card, choice }: PlanOption): PlanUse {
  const by = userOf(vars) ?? 'bandits';
  const { side } = vars;
  return choice === undefined ? { card, by, side } : { card, by, side, choice };
}

/** Allies to whom the defender may leave the next plan. */
function handOvers(state: Oath, campaign: Campaign, vars: Planning): readonly SeatOption[] {
  const { users, side } = vars;
  const user = userOf(vars);
  if (user !== campaign.defender) return [];
  return users
    .filter((other) => other !== user)
    .flatMap((user): readonly SeatOption[] =>
      user === 'bandits' || usablePlans(state, campaign, user, side).length === 0 ? [] : [{ is: 'seat', seat: user }],
    );
}

/**
 * Battle plans of one side, one by one (5.5.3). Of a defending side the defender settles whose plan comes next; Allies
 * left when the defender is done go on in turn order.
 */
export const usePlans = flow<Oath, Planning>()('oath/plans', {
  ask: (state, vars) => {
    const { campaign } = state;
    const user = userOf(vars);
    if (campaign === null || user === undefined) return finish;
    const plans = usablePlans(state, campaign, user, vars.side);
    if (user === 'bandits') {
      // Bandits who have a plan that stands alone use only that one.
      const first = plans.find(({ card }) => powersOf(state, card).plan?.alone === true) ?? plans[0];
      return first === undefined ? finish : goTo('use', { next: first });
    }
    const allies = handOvers(state, campaign, vars);
    if (plans.length === 0 && allies.length < 2) return goTo('pass');
    const message: PlainMessage = { key: 'plans' };
    return ask(
      'next',
      choose<PlanOption | SeatOption | DoneOption>({
        seat: user,
        message,
        because: { is: 'rule', rule: 'OATH-5.5.3-a' },
        options: [...plans, ...allies, { is: 'done' }],
      }),
    );
  },
  turn: (_, { next }) => {
    if (next?.is === 'seat') return goTo('ask', { turn: next.seat });
    return next?.is === 'plan' ? goTo('use') : undefined;
  },
  pass: (_, vars) => {
    const passing = userOf(vars);
    return [forget('turn', 'next'), goTo('ask', { users: vars.users.filter((user) => user !== passing) })];
  },
  use: (state, vars) => {
    const { campaign } = state;
    if (campaign === null || vars.next?.is !== 'plan') return finish;
    const use = useOf(vars, vars.next);
    const { card, by } = use;
    const paying = by === 'bandits' ? [] : paid(state, { seat: by, card, cost: planCost(state, by, card, campaign) });
    return emitAll<OathEvent>([...paying, { is: 'planUsed', ...use, rule: 'OATH-5.5.3-a' }]);
  },
  attackDice: (state, vars) => {
    const { campaign } = state;
    if (campaign === null || vars.next?.is !== 'plan') return finish;
    const use = useOf(vars, vars.next);
    const { plan } = powersOf(state, use.card);
    const worth = plan?.attackDice?.(state, use, campaign) ?? 0;
    const usual = vars.side === 'attack' ? 1 : -1;
    const direction = plan?.choices === undefined ? (use.choice ?? usual) : 1;
    return emitAll(attackDiceEvents(campaign, worth * direction, { card: use.card, rule: 'OATH-7.5.4-a' }));
  },
  defenceDice: (state, vars) => {
    const { campaign } = state;
    if (campaign === null || vars.next?.is !== 'plan') return finish;
    const use = useOf(vars, vars.next);
    const by = powersOf(state, use.card).plan?.defenceDice?.(state, use, campaign) ?? 0;
    return emitAll(defenceDiceEvents(campaign, by, { card: use.card, rule: 'OATH-7.5.4-a' }));
  },
  effect: (state, vars) => {
    const { campaign } = state;
    if (campaign === null || vars.next?.is !== 'plan') return finish;
    const use = useOf(vars, vars.next);
    return powersOf(state, use.card).plan?.does?.(state, use, campaign);
  },
  again: () => [forget('turn', 'next'), goTo('ask')],
});
