import type { SeatId } from '@kronika/kernel';
import type { WarbandPlace } from '../event.ts';
import type { Slot } from '../places.ts';
import { standingPowers } from '../powers/in-play.ts';
import { powersOf } from '../powers/library.ts';
import type { BattlePlan } from '../powers/power.ts';
import { relicHolder } from '../queries/cards.ts';
import { placeAt } from '../queries/pieces.ts';
import { colourOf, isImperial, playerOf } from '../queries/seats.ts';
import type { AttackFace, Campaign, DefenceFace, Oath, UsedPlan } from '../state.ts';
import { ownWarbandsAt } from '../verbs/warbands.ts';

/** Warbands of a force at one place. */
export interface ForcePart {
  readonly place: WarbandPlace;
  readonly seat: SeatId;
  readonly amount: number;
}

function strength(parts: readonly ForcePart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many bandits a site has: one, and more while a Bandit Chief is about (OATH-2.8.3-a). */
export function banditsAt(state: Oath): number {
  return 1 + standingPowers(state).reduce((sum, { standing }) => sum + (standing.bandits ?? 0), 0);
}

/** The attacking force: the board, and sites that a power adds (OATH-10-force). */
export function attackingForce(state: Oath, { attacker, joined }: Campaign): readonly ForcePart[] {
  const board = playerOf(state, attacker).warbands[colourOf(state, attacker)] ?? 0;
  const parts: readonly ForcePart[] = [
    { place: { is: 'board', seat: attacker }, seat: attacker, amount: board },
    ...joined.map(
      (slot): ForcePart => ({
        place: { is: 'site', slot },
        seat: attacker,
        amount: ownWarbandsAt(state, attacker, slot),
      }),
    ),
  ];
  return parts.filter(({ amount }) => amount > 0);
}

export function attackStrength(state: Oath, campaign: Campaign): number {
  return strength(attackingForce(state, campaign)) + banditsIn(state, campaign.attacker, campaign.joined);
}

/** Bandits that fight for who wears the Bandit Crown (OATH-7.6.5-c). */
function banditsIn(state: Oath, seat: SeatId, slots: readonly Slot[]): number {
  const crowned = relicHolder(state, 'bandit-crown');
  if (crowned === undefined || !(crowned === seat || (isImperial(state, crowned) && isImperial(state, seat)))) return 0;
  return slots.filter((slot) => Object.keys(placeAt(state, slot).warbands).length === 0).length * banditsAt(state);
}

export function targetedSites({ targets }: Campaign): readonly Slot[] {
  return targets.flatMap((target) => (target.is === 'site' ? [target.slot] : []));
}

/** The defending force: warbands at targeted sites, and boards whose pawns are there or here (OATH-5.5.4-a, OATH-5.5.4-c). */
export function defendingForce(state: Oath, campaign: Campaign): readonly ForcePart[] {
  const { defender, allies, from } = campaign;
  if (defender === 'bandits') return [];
  const sites = targetedSites(campaign);
  const colour = colourOf(state, defender);
  const atSites = sites.map(
    (slot): ForcePart => ({
      place: { is: 'site', slot },
      // Purple warbands at sites are the Chancellor's to move (OATH-5.5.6-e).
      seat: isImperial(state, defender) ? state.chancellor : defender,
      amount: placeAt(state, slot).warbands[colour] ?? 0,
    }),
  );
  const boards = [defender, ...allies]
    .filter((seat) => playerOf(state, seat).site === from || sites.includes(playerOf(state, seat).site))
    .map(
      (seat): ForcePart => ({
        place: { is: 'board', seat },
        seat,
        amount: playerOf(state, seat).warbands[colourOf(state, seat)] ?? 0,
      }),
    );
  return [...atSites, ...boards].filter(({ amount }) => amount > 0);
}

export function defenceStrength(state: Oath, campaign: Campaign): number {
  const { defender } = campaign;
  const sites = targetedSites(campaign);
  if (defender === 'bandits') return sites.length * banditsAt(state);
  return strength(defendingForce(state, campaign)) + banditsIn(state, defender, sites);
}

export function planOf(state: Oath, { card }: Pick<UsedPlan, 'card'>): BattlePlan {
  return powersOf(state, card).plan ?? { side: 'both' };
}

/** The plans a side has used. */
export function plansOf(state: Oath, { plans }: Campaign, side: 'attack' | 'defence'): readonly BattlePlan[] {
  return plans.filter((plan) => plan.side === side).map((plan) => planOf(state, plan));
}

function voided(
  state: Oath,
  campaign: Campaign,
  what: 'hollow' | 'singleShield' | 'double',
  by: 'attack' | 'defence',
): boolean {
  return campaign.plans.some((used) => used.side === by && planOf(state, used).voids?.(state, used, campaign) === what);
}

/** How many attack dice are rolled: half of them against a Mounted Patrol. */
export function diceRolled(state: Oath, campaign: Campaign): number {
  const halved = plansOf(state, campaign, 'defence').some((plan) => plan.halvesAttack === true);
  return halved ? Math.floor(campaign.attackDice / 2) : campaign.attackDice;
}

/** What the attack roll counts (OATH-5.5.5-b). */
export function swordsOf(state: Oath, campaign: Campaign, faces: readonly AttackFace[]): number {
  const times = plansOf(state, campaign, 'attack').some((plan) => plan.doublesRoll === true) ? 2 : 1;
  const count = (face: AttackFace) => times * faces.filter((each) => each === face).length;
  const hollow = voided(state, campaign, 'hollow', 'defence') ? 0 : count('hollow');
  const double = voided(state, campaign, 'double', 'defence') ? 0 : 2 * count('skull');
  return Math.floor(hollow / 2) + count('sword') + double;
}

/** The warbands that skulls kill (OATH-5.5.5-a). */
export function skullsOf(state: Oath, campaign: Campaign, faces: readonly AttackFace[]): number {
  const plans = plansOf(state, campaign, 'attack');
  const ignored = campaign.plans.some(
    (used) => used.side === 'attack' && planOf(state, used).ignoresSkulls?.(state, used, campaign) === true,
  );
  if (ignored) return 0;
  const times = plans.some((plan) => plan.doublesRoll === true) ? 2 : 1;
  return times * faces.filter((face) => face === 'skull').length;
}

/** What the defence roll counts: shields, doubled for each ×2 (OATH-5.5.4-a, OATH-5.5.4-b). */
export function shieldsOf(state: Oath, campaign: Campaign, faces: readonly DefenceFace[]): number {
  const count = (face: DefenceFace) => faces.filter((each) => each === face).length;
  const single = voided(state, campaign, 'singleShield', 'attack') ? 0 : count('shield');
  const double = voided(state, campaign, 'double', 'attack') ? 0 : 2 * count('shields');
  return (single + double) * 2 ** count('double');
}

/** What a sacrificed warband is worth. */
export function sacrificeWorth(state: Oath, campaign: Campaign): number {
  const worths = campaign.plans
    .filter(({ side }) => side === 'attack')
    .map((plan) => planOf(state, plan).sacrificeWorth?.(plan) ?? 1);
  return Math.max(1, ...worths);
}

export function attackTotal(state: Oath, campaign: Campaign): number {
  const rolled = campaign.attackRoll === null ? 0 : swordsOf(state, campaign, campaign.attackRoll);
  return rolled + campaign.sacrificed * sacrificeWorth(state, campaign);
}

export function defenceTotal(state: Oath, campaign: Campaign): number {
  const rolled = campaign.defenceRoll === null ? 0 : shieldsOf(state, campaign, campaign.defenceRoll);
  return rolled + defenceStrength(state, campaign);
}
