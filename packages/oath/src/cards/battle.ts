import type { CardId, SeatId } from '@kronika/kernel';
import type { Suit } from '../facts/fact.ts';
import type { BattlePlan, PlanUse } from '../powers/power.ts';
import { faceupAdvisers, slotOf, suitOf } from '../queries/cards.ts';
import { targetedSites } from '../rules/campaign-forces.ts';
import type { BannerName, Campaign, Oath, UsedPlan } from '../state.ts';

type Plan = PlanUse | UsedPlan;

/** A plan that adds or removes this many attack dice. */
export function plusMinus(dice: number): BattlePlan {
  return { side: 'both', attackDice: () => dice };
}

/** Who "you" is on a plan: on a defending side all of it or its user alone, by edition (OATH-X-10). */
export function yourSide(state: Oath, { by, side }: Plan, { defender, allies }: Campaign): readonly SeatId[] {
  if (by === 'bandits') return [];
  if (side === 'attack' || state.law.planSide === 'en' || defender === 'bandits') return [by];
  return [defender, ...allies];
}

/** The players one fights: defender and Allies, or the attacker (OATH-10-your-enemy). */
export function enemiesIn({ side }: Plan, { attacker, defender, allies }: Campaign): readonly SeatId[] {
  if (side === 'defence') return [attacker];
  return defender === 'bandits' ? [] : [defender, ...allies];
}

export function someHold(state: Oath, seats: readonly SeatId[], banner: BannerName): boolean {
  const { holder } = state.banners[banner];
  return holder !== null && seats.includes(holder);
}

/** Whether somebody among the players has a faceup adviser of the suit. */
export function someHaveAdviser(state: Oath, seats: readonly SeatId[], suit: Suit): boolean {
  return seats.some((seat) => faceupAdvisers(state, seat).some((card) => suitOf(state, card) === suit));
}

/** Whether the site at which the card lies is a target. */
export function isItsSiteTargeted(state: Oath, card: CardId, campaign: Campaign): boolean {
  const slot = slotOf(state, card);
  return slot !== undefined && targetedSites(campaign).includes(slot);
}
