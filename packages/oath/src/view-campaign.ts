import { type CardId, type Frame, mayKnow, type SeatId, type Viewer } from '@kronika/kernel';
import type { Cost } from './facts/fact.ts';
import { powersOf } from './powers/library.ts';
import { isFaceup } from './queries/cards.ts';
import { diceRolled, readingOf } from './rules/campaign-dice.ts';
import { attackingForce, defenceStrength, warbandsOf } from './rules/campaign-forces.ts';
import { type Battle, type Odds, oddsOf } from './rules/campaign-odds.ts';
import { planCost, planWorks, usablePlans } from './rules/campaign-plans.ts';
import { compulsory, diceOf, legalTargets, sameTarget, targetDice, titleDice } from './rules/campaign-targets.ts';
import { attackTotal, defenceTotal, maySacrifice, neededSacrifice, sacrificeWorth } from './rules/campaign-totals.ts';
import { plansOf } from './rules/campaign-used.ts';
import type { AttackFace, Campaign, DefenceFace, Oath, Target } from './state.ts';

/** Something the campaign may be about, and the dice it adds to the defence. */
export interface TargetView {
  readonly target: Target;
  readonly dice: number;
  /** Named already; `must` for one that could not be left out. */
  readonly named: 'must' | 'yes' | 'no';
}

/** A plan that somebody may still use, and what it would do to the dice. */
export interface PlanView {
  readonly card: CardId;
  readonly choice?: number;
  readonly attack: number;
  readonly defence: number;
  readonly cost: Cost;
  /** It may be used, but would do nothing now (OATH-7.1.3-a). */
  readonly idle?: true;
}

/** The running campaign with what its numbers come to. */
export interface CampaignView extends Campaign {
  readonly possible: readonly TargetView[];
  /** Warbands of the attacking force, and what the defence counts besides its shields. */
  readonly force: number;
  readonly defenders: number;
  /** How many attack dice are rolled. */
  readonly rolled: number;
  readonly attackTotal: number;
  readonly defenceTotal: number;
  /** So many sacrificed warbands win it; `null` if none are needed or they are too few. */
  readonly needed: number | null;
  /** What a sacrificed warband adds; 0 if none may be sacrificed. */
  readonly worth: number;
  readonly reading: {
    readonly times: number;
    readonly skulls: 'kill' | 'ignored';
    readonly voided: readonly (AttackFace | DefenceFace)[];
  };
  /** A plan that was used decides the campaign without dice. */
  readonly settled: 'attack' | 'defence' | null;
  /** The plans that the viewer may use now. */
  readonly plansLeft: readonly PlanView[];
  /** Faceup plans that the defending side could use, for who attacks. */
  readonly answers: readonly PlanView[];
}

type Side = 'attack' | 'defence';

/** What the viewer may know of the running campaign. */
export function campaignView(state: Oath, viewer: Viewer, stack: readonly Frame[]): CampaignView | null {
  const { campaign } = state;
  if (campaign === null) return null;
  const { times, skulls, voided } = readingOf(state, campaign);
  const isRolled = campaign.attackRoll !== null || campaign.defenceRoll !== null;
  return {
    ...campaign,
    // A plan that was discarded meanwhile lies facedown in a pile (OATH-9.4-c).
    plans: campaign.plans.filter(({ card }) => mayKnow(state.table, card, viewer)),
    possible: campaign.attackRoll === null ? targetsFor(state, campaign, viewer, stack) : [],
    defenceDice: campaign.targets.length === 0 ? namedDice(state, campaign, viewer, stack) : campaign.defenceDice,
    force: warbandsOf(attackingForce(state, campaign)),
    defenders: defenceStrength(state, campaign),
    rolled: diceRolled(state, campaign),
    attackTotal: attackTotal(state, campaign),
    defenceTotal: defenceTotal(state, campaign),
    needed: campaign.attackRoll === null ? null : (neededSacrifice(state, campaign) ?? null),
    worth: maySacrifice(state, campaign) ? sacrificeWorth(state, campaign) : 0,
    reading: { times, skulls, voided: [...voided] },
    settled:
      (['attack', 'defence'] as const).find((side) =>
        plansOf(state, campaign, side).some(({ wins }) => wins === true),
      ) ?? null,
    plansLeft: isRolled ? [] : plansLeftTo(state, campaign, viewer),
    answers: isRolled || viewer !== campaign.attacker ? [] : answersOf(state, campaign, viewer),
  };
}

/** What the attacker has named so far: nobody else hears of it before it is declared. */
function named(campaign: Campaign, viewer: Viewer, stack: readonly Frame[]): readonly Target[] {
  if (campaign.targets.length > 0 || viewer !== campaign.attacker) return campaign.targets;
  const targets: unknown = stack.find(({ flow }) => flow === 'oath/campaign')?.vars.targets;
  return Array.isArray(targets) ? targets.filter(isTarget) : [];
}

/** The steps of the campaign made it, so its kind says what it is. */
function isTarget(value: unknown): value is Target {
  return typeof value === 'object' && value !== null && 'is' in value;
}

function namedDice(state: Oath, campaign: Campaign, viewer: Viewer, stack: readonly Frame[]): number {
  return diceOf(state, campaign, named(campaign, viewer, stack)) + titleDice(state, campaign);
}

function targetsFor(state: Oath, campaign: Campaign, viewer: Viewer, stack: readonly Frame[]): readonly TargetView[] {
  const chosen = named(campaign, viewer, stack);
  const must = compulsory(state, campaign);
  const has = (all: readonly Target[], target: Target) => all.some((each) => sameTarget(each, target));
  const open = campaign.targets.length > 0 ? [] : legalTargets(state, campaign);
  return [...chosen, ...open.filter((target) => !has(chosen, target))].map((target) => ({
    target,
    dice: targetDice(state, campaign, target),
    named: has(chosen, target) ? (has(must, target) ? 'must' : 'yes') : 'no',
  }));
}

function plansLeftTo(state: Oath, campaign: Campaign, viewer: Viewer): readonly PlanView[] {
  if (viewer === 'spectator' || viewer === 'arbiter' || campaign.targets.length === 0) return [];
  const side: Side = viewer === campaign.attacker ? 'attack' : 'defence';
  const takesPart = side === 'attack' || viewer === campaign.defender || campaign.allies.includes(viewer);
  return takesPart ? plansOfSeat(state, campaign, viewer, side) : [];
}

function answersOf(state: Oath, campaign: Campaign, viewer: SeatId): readonly PlanView[] {
  if (campaign.targets.length === 0 || campaign.defender === 'bandits') return [];
  return plansOfSeat(state, campaign, campaign.defender, 'defence').filter(
    ({ card }) => isFaceup(state, card) && mayKnow(state.table, card, viewer),
  );
}

function plansOfSeat(state: Oath, campaign: Campaign, by: SeatId, side: Side): readonly PlanView[] {
  return usablePlans(state, campaign, by, side).map(({ card, choice }) => {
    const use = choice === undefined ? { card, by, side } : { card, by, side, choice };
    const { plan } = powersOf(state, card);
    const worth = plan?.attackDice?.(state, use, campaign) ?? 0;
    const direction = plan?.choices === undefined ? (choice ?? (side === 'attack' ? 1 : -1)) : 1;
    return {
      card,
      ...(choice === undefined ? {} : { choice }),
      attack: worth * direction,
      defence: plan?.defenceDice?.(state, use, campaign) ?? 0,
      cost: planCost(state, by, card, campaign),
      ...(planWorks(state, campaign, use) ? {} : { idle: true }),
    };
  });
}

/** The attacker's exact chances as the campaign stands, or if the defence used one more plan. */
export function oddsIn(campaign: CampaignView, answer?: Pick<PlanView, 'attack' | 'defence'>): Odds {
  if (campaign.settled !== null) {
    const chance = campaign.settled === 'attack' ? 1 : 0;
    return { outright: chance, withSacrifice: chance };
  }
  const { attackRoll, defenceRoll, reading } = campaign;
  const attackDice = campaign.rolled + (answer?.attack ?? 0);
  const battle: Battle = {
    attackDice: Math.max(0, attackDice),
    // Dice that cannot be removed become defence dice (OATH-5.5.3-c).
    defenceDice: Math.max(0, campaign.defenceDice + (answer?.defence ?? 0)) + Math.max(0, -attackDice),
    defenders: campaign.defenders,
    force: campaign.force,
    sacrificeWorth: campaign.worth,
    reading: { times: reading.times, skulls: reading.skulls, voided: new Set(reading.voided) },
    ...(attackRoll === null ? {} : { attackRoll }),
    ...(defenceRoll === null ? {} : { defenceRoll }),
  };
  return oddsOf(battle);
}
