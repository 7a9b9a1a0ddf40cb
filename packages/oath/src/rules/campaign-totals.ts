import { mayDo } from '../powers/in-play.ts';
import type { Campaign, Oath } from '../state.ts';
import { countFaces, readingOf, shieldsIn, swordsIn } from './campaign-dice.ts';
import { attackingForce, defenceStrength, warbandsOf } from './campaign-forces.ts';
import { planOf } from './campaign-used.ts';

/** What a sacrificed warband is worth. */
export function sacrificeWorth(state: Oath, campaign: Campaign): number {
  const worths = campaign.plans
    .filter(({ side }) => side === 'attack')
    .map((plan) => planOf(state, plan).sacrificeWorth?.(plan) ?? 1);
  return Math.max(1, ...worths);
}

/** What the attack comes to by now (OATH-5.5.5-b). */
export function attackTotal(state: Oath, campaign: Campaign): number {
  const rolled = swordsIn(readingOf(state, campaign), countFaces(campaign.attackRoll ?? []));
  return rolled + campaign.sacrificed * sacrificeWorth(state, campaign);
}

/** What the defence comes to by now (OATH-5.5.4-a). */
export function defenceTotal(state: Oath, campaign: Campaign): number {
  const rolled = shieldsIn(readingOf(state, campaign), countFaces(campaign.defenceRoll ?? []));
  return rolled + defenceStrength(state, campaign);
}

/** Whether the attacker may sacrifice warbands at all. */
export function maySacrifice(state: Oath, campaign: Campaign): boolean {
  return mayDo(state, { is: 'sacrifice', seat: campaign.attacker, campaign }) === 'allowed';
}

/** How many warbands turn the campaign into a victory; none if they are too few or none are needed (OATH-5.5.5-c). */
export function neededSacrifice(state: Oath, campaign: Campaign): number | undefined {
  const missing = defenceTotal(state, campaign) - attackTotal(state, campaign) + 1;
  if (missing <= 0 || !maySacrifice(state, campaign)) return undefined;
  const needed = Math.ceil(missing / sacrificeWorth(state, campaign));
  return needed <= warbandsOf(attackingForce(state, campaign)) ? needed : undefined;
}
