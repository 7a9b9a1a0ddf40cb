import {
  ask,
  type CardId,
  call,
  cardOf,
  distribute,
  emitAll,
  finish,
  flow,
  type RuleId,
  type SeatId,
} from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import type { PlainMessage } from '../messages.ts';
import type { Slot } from '../places.ts';
import { slotOf } from '../queries/cards.ts';
import { rulesSite } from '../queries/ruling.ts';
import { colourOf, isImperial } from '../queries/seats.ts';
import { type Campaign, COLOURS, type Oath, type UsedPlan } from '../state.ts';
import { attackingForce, defendingForce, type ForcePart, warbandsOf } from './campaign-forces.ts';
import { type CampaignSide, planOf, plansOf } from './campaign-used.ts';
import { isUncovered } from './reliquary.ts';
import { checkTitle } from './title.ts';

interface Losing {
  readonly side: CampaignSide;
  readonly amount: number;
  readonly chooser: SeatId;
  readonly why: 'skulls' | 'sacrifice' | 'losses';
  readonly dead?: readonly number[];
}

type PartOption = { readonly is: 'site'; readonly slot: Slot } | { readonly is: 'seat'; readonly seat: SeatId };

/** A part of a force as an option: a site, or the board of a player. */
export function optionOf({ place, seat }: ForcePart): PartOption {
  return place.is === 'site' ? { is: 'site', slot: place.slot } : { is: 'seat', seat };
}

function forceOf(state: Oath, side: CampaignSide): readonly ForcePart[] {
  const { campaign } = state;
  if (campaign === null) return [];
  return side === 'attack' ? attackingForce(state, campaign) : defendingForce(state, campaign);
}

/** The card that takes in the fallen of this side. */
export function hospitalOf(state: Oath, side: CampaignSide): CardId | undefined {
  const plan = state.campaign?.plans.find((used) => used.side === side && planOf(state, used).savesFallen === true);
  return plan?.card;
}

const RULES = { skulls: 'OATH-5.5.5-a', sacrifice: 'OATH-5.5.5-c', losses: 'OATH-5.5.6-b' } as const;

function killed(state: Oath, side: CampaignSide, { place, seat, amount }: ForcePart, rule: RuleId): OathEvent {
  return { is: 'warbandsKilled', colour: colourOf(state, seat), amount, from: place, side, rule };
}

/** Warbands of a side are killed, or wait on the card that saves them until the campaign is over. */
export function fallen(state: Oath, side: CampaignSide, part: ForcePart, rule: RuleId): OathEvent {
  const hospital = hospitalOf(state, side);
  if (hospital === undefined) return killed(state, side, part, rule);
  const { place, seat, amount } = part;
  const to = { is: 'card', card: hospital } as const;
  return { is: 'warbandsMoved', colour: colourOf(state, seat), amount, from: place, to, rule };
}

/** Warbands of a force are killed; who chooses says where, if there are several places. */
export const loseWarbands = flow<Oath, Losing>()('oath/losses', {
  choose: (state, { side, amount, chooser, why }) => {
    const force = forceOf(state, side);
    const total = Math.min(amount, warbandsOf(force));
    if (total === 0) return finish;
    const message: PlainMessage = { key: why };
    return ask(
      'dead',
      distribute({
        seat: chooser,
        message,
        because: { is: 'rule', rule: RULES[why] },
        options: force.map(optionOf),
        total,
        most: force.map((part) => part.amount),
      }),
    );
  },
  kill: (state, { side, why, dead = [] }) =>
    emitAll<OathEvent>(
      forceOf(state, side).flatMap((part, at): readonly OathEvent[] => {
        const fall = { ...part, amount: dead[at] ?? 0 };
        if (fall.amount === 0) return [];
        return why === 'sacrifice' ? [killed(state, side, fall, RULES[why])] : [fallen(state, side, fall, RULES[why])];
      }),
    ),
  // Who loses the last warband of a site rules it no longer.
  title: () => call(checkTitle({})),
});

/** How many warbands the defeated side loses: half of its force, or all of it (OATH-5.5.6-a, OATH-5.5.6-b, OATH-2.3-e). */
export function lossesOf(state: Oath, campaign: Campaign, loser: CampaignSide): number {
  const total = warbandsOf(forceOf(state, loser));
  const plans = plansOf(state, campaign, loser);
  if (plans.some(({ losses }) => losses === 'none')) return 0;
  if (campaign.plans.some((plan) => planOf(state, plan).spares === true)) return 0;
  if (plans.some(({ losses }) => losses === 'all')) return total;
  const brutal = campaign.attacker === state.chancellor && isUncovered(state, 'brutal');
  return brutal ? total : Math.floor(total / 2);
}

/** Who chooses the dead of a side: the Chancellor for the Empire, nobody for bandits (OATH-5.5.6-c, OATH-5.5.6-d). */
export function mourner(state: Oath, { attacker, defender }: Campaign, loser: CampaignSide): SeatId | undefined {
  if (loser === 'attack') return attacker;
  if (defender === 'bandits') return undefined;
  return isImperial(state, defender) ? state.chancellor : defender;
}

/** The survivors of targeted sites go to the board of whoever they belong to (OATH-5.5.6-b, OATH-5.5.6-e). */
export function retreat(state: Oath, campaign: Campaign): readonly OathEvent[] {
  return defendingForce(state, campaign)
    .filter(({ place }) => place.is === 'site')
    .map(({ place, seat, amount }) => ({
      is: 'warbandsMoved',
      colour: colourOf(state, seat),
      amount,
      from: place,
      to: { is: 'board', seat },
      rule: isImperial(state, seat) ? 'OATH-5.5.6-e' : 'OATH-5.5.6-b',
    }));
}

/** Those a Hospital saved stand at its site if its user rules it now; otherwise they are killed. */
export function fallenReturn(state: Oath, { card, by }: UsedPlan): readonly OathEvent[] {
  const slot = slotOf(state, card);
  const { warbands } = cardOf(state.table, card);
  const rules = by !== 'bandits' && slot !== undefined && rulesSite(state, by, slot);
  return COLOURS.flatMap((colour): readonly OathEvent[] => {
    const amount = warbands[colour] ?? 0;
    if (amount === 0) return [];
    const from = { is: 'card', card } as const;
    return rules
      ? [{ is: 'warbandsMoved', colour, amount, from, to: { is: 'site', slot }, rule: 'OATH-5.5.8-a' }]
      : [{ is: 'warbandsKilled', colour, amount, from, rule: 'OATH-10-kill' }];
  });
}
