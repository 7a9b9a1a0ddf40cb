import type { SeatId } from '@kronika/kernel';
import { cardEvents } from '../events/card-events.ts';
import { stateWith, warbandsWith, withPlayer, withSite } from '../events/copies.ts';
import type { Slot } from '../places.ts';
import { colourOf, playerOf } from '../queries/seats.ts';
import {
  attackingForce,
  attackStrength,
  defendingForce,
  type ForcePart,
  warbandsOf,
} from '../rules/campaign-forces.ts';
import { imaginedOdds } from '../rules/campaign-odds.ts';
import { compulsory, furtherTargets, isDeclarable, withCampaignBegun, withPasses } from '../rules/campaign-targets.ts';
import { claimants } from '../rules/title.ts';
import type { Campaign, Defender, Oath, Target } from '../state.ts';
import { WEIGHTS } from './weights.ts';
import { worthOf } from './worth.ts';

/** A campaign that the bot thinks of. */
export interface Plan {
  readonly defender: Defender;
  readonly targets: readonly Target[];
  readonly dice: number;
  /** What the campaign is expected to gain, in points. */
  readonly gain: number;
  /** What a victory gains. */
  readonly prize: number;
}

const SUPPLY = 2;
/** The share of dice that show skulls. */
const SKULLS = 1 / 6;
/** More than this many targets are never worth it at once. */
const MOST_TARGETS = 4;

function without(state: Oath, { place, seat }: ForcePart, amount: number): Oath {
  const colour = colourOf(state, seat);
  if (place.is === 'board')
    return withPlayer(state, place.seat, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, -amount) }));
  return place.is === 'site'
    ? withSite(state, place.slot, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, -amount) }))
    : state;
}

/** The force with so many warbands fewer, taken from one part after another. */
function reduced(state: Oath, parts: readonly ForcePart[], amount: number): Oath {
  let [left, result] = [amount, state];
  for (const part of parts) {
    const dead = Math.min(part.amount, left);
    if (dead > 0) result = without(result, part, dead);
    left -= dead;
  }
  return result;
}

function occupied(state: Oath, seat: SeatId, slot: Slot): Oath {
  const colour = colourOf(state, seat);
  if ((playerOf(state, seat).warbands[colour] ?? 0) === 0) return state;
  const moved = withPlayer(state, seat, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, -1) }));
  return withSite(moved, slot, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, 1) }));
}

/** The survivors of a conquered site go to the board of whoever they belong to. */
function retreated(state: Oath, { place, seat, amount }: ForcePart): Oath {
  const colour = colourOf(state, seat);
  const gone = without(state, { place, seat, amount }, amount);
  return withPlayer(gone, seat, ({ warbands }) => ({ warbands: warbandsWith(warbands, colour, amount) }));
}

function taken(state: Oath, seat: SeatId, target: Target): Oath {
  switch (target.is) {
    case 'site':
      return occupied(state, seat, target.slot);
    case 'relic':
      return cardEvents.relicGained.apply(state, {
        is: 'relicGained',
        seat,
        card: target.card,
        how: 'seized',
        rule: 'OATH-5.5.7.II-a',
      });
    case 'banner':
      return stateWith(state, {
        banners: { ...state.banners, [target.banner]: { ...state.banners[target.banner], holder: seat } },
      });
    case 'pawn':
      return state;
  }
}

/** The table as a victory leaves it: half of the defence dead, the rest back on the boards, the targets taken. */
function won(state: Oath, campaign: Campaign, lost: number): Oath {
  const { attacker, defender, targets } = campaign;
  const defence = defender === 'bandits' ? [] : defendingForce(state, campaign);
  let result = reduced(state, attackingForce(state, campaign), lost);
  result = reduced(result, defence, Math.floor(warbandsOf(defence) / 2));
  const left = defender === 'bandits' ? [] : defendingForce(result, campaign);
  for (const part of left) if (part.place.is === 'site') result = retreated(result, part);
  for (const target of targets) result = taken(result, attacker, target);
  result = stateWith(result, { campaign: null });
  const [holder] = claimants(result);
  return holder === undefined ? result : stateWith(result, { title: { holder, side: 'oathkeeper' } });
}

/** The table as a defeat leaves it. */
function beaten(state: Oath, campaign: Campaign): Oath {
  const force = attackingForce(state, campaign);
  return stateWith(reduced(state, force, Math.floor(warbandsOf(force) / 2)), { campaign: null });
}

/** What the table is worth after a victory that cost so many warbands, or after a defeat. */
export function worthAfterVictory(state: Oath, campaign: Campaign, lost: number, seat: SeatId): number {
  return worthOf(won(state, campaign, lost), seat);
}

export function worthAfterDefeat(state: Oath, campaign: Campaign, seat: SeatId): number {
  return worthOf(beaten(state, campaign), seat);
}

/** What these targets would bring, with as many dice as there are. */
export function planFor(state: Oath, campaign: Campaign, targets: readonly Target[]): Plan {
  const { attacker, from, defender, joined } = campaign;
  const declared = { ...campaign, targets };
  const now = worthOf(stateWith(state, { campaign: null }), attacker);
  const dice = attackStrength(state, declared);
  const odds = imaginedOdds(state, { attacker, from, defender, targets, dice, joined });
  const skulls = Math.round(dice * SKULLS);
  // A victory that takes a sacrifice costs about as much as half of the force.
  const cheap = worthAfterVictory(state, declared, skulls, attacker) - now;
  const dear = worthAfterVictory(state, declared, Math.max(skulls, Math.floor(dice / 2)), attacker) - now;
  const lost = worthAfterDefeat(state, declared, attacker) - now;
  const { outright, withSacrifice } = odds;
  const gain = outright * cheap + (withSacrifice - outright) * Math.max(dear, lost) + (1 - withSacrifice) * lost;
  return { defender, targets, dice, gain, prize: cheap };
}

/** The targets that bring most: what must be declared, and one more as long as that helps. */
export function bestTargets(state: Oath, campaign: Campaign, declared: readonly Target[]): Plan | undefined {
  let targets = declared;
  let best = isDeclarable(state, campaign, targets) ? planFor(state, campaign, targets) : undefined;
  while (targets.length < MOST_TARGETS) {
    const next = furtherTargets(state, campaign, targets)
      .map((target) => withPasses(state, campaign, [...targets, target]))
      .filter((more) => isDeclarable(state, campaign, more))
      .map((more) => planFor(state, campaign, more))
      .reduce<Plan | undefined>((most, plan) => (most === undefined || plan.gain > most.gain ? plan : most), undefined);
    if (next === undefined || (best !== undefined && next.gain <= best.gain)) break;
    best = next;
    targets = next.targets;
  }
  return best;
}

/** The best campaign against this defender from where the pawn stands, its Supply included. */
export function campaignAgainst(state: Oath, seat: SeatId, defender: Defender): Plan | undefined {
  const begun = withCampaignBegun(state, { attacker: seat, from: playerOf(state, seat).site, defender });
  const { campaign } = begun;
  if (campaign === null || attackStrength(begun, campaign) === 0) return undefined;
  const must = withPasses(begun, campaign, compulsory(begun, campaign));
  const plan = bestTargets(begun, campaign, must);
  return plan === undefined ? undefined : { ...plan, gain: plan.gain - SUPPLY * WEIGHTS.supply };
}
