import type { SeatId } from '@kronika/kernel';
import type { WarbandPlace } from '../event.ts';
import type { Slot } from '../places.ts';
import { standingPowers } from '../powers/in-play.ts';
import { relicHolder } from '../queries/cards.ts';
import { placeAt } from '../queries/pieces.ts';
import { rulesSite } from '../queries/ruling.ts';
import { colourOf, isImperial, playerOf } from '../queries/seats.ts';
import type { Campaign, Oath } from '../state.ts';
import { ownWarbandsAt } from '../verbs/warbands.ts';

/** Warbands of a force at one place. */
export interface ForcePart {
  readonly place: WarbandPlace;
  readonly seat: SeatId;
  readonly amount: number;
}

/** The warbands of a force. */
export function warbandsOf(parts: readonly ForcePart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many bandits a site has: one, and more while a Bandit Chief is about (OATH-2.8.3-a). */
export function banditsAt(state: Oath): number {
  return 1 + standingPowers(state).reduce((sum, { standing }) => sum + (standing.bandits ?? 0), 0);
}

/** The sites that join the force by the power that began the campaign, and by powers in play. */
export function joining(state: Oath, attacker: SeatId, joined: readonly Slot[]): readonly Slot[] {
  const more = standingPowers(state).flatMap(
    ({ self, standing }) => standing.joinsForce?.(state, self, attacker) ?? [],
  );
  return [...new Set([...joined, ...more])];
}

/** Sites that a power adds to the attacker's force, as far as the attacker rules them in this campaign (OATH-5.5.1-f). */
function joinedSites(state: Oath, { attacker, joined }: Campaign): readonly Slot[] {
  return joined.filter((slot) => rulesSite(state, attacker, slot));
}

/** The attacking force: the board, and sites that a power adds (OATH-10-force). */
export function attackingForce(state: Oath, campaign: Campaign): readonly ForcePart[] {
  const { attacker } = campaign;
  const board = playerOf(state, attacker).warbands[colourOf(state, attacker)] ?? 0;
  const parts: readonly ForcePart[] = [
    { place: { is: 'board', seat: attacker }, seat: attacker, amount: board },
    ...joinedSites(state, campaign).map(
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
  return (
    warbandsOf(attackingForce(state, campaign)) + banditsIn(state, campaign.attacker, joinedSites(state, campaign))
  );
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
  return warbandsOf(defendingForce(state, campaign)) + banditsIn(state, defender, sites);
}
