import type { RuleId, SeatId } from '@kronika/kernel';
import type { Hex } from '../hex.ts';
import { costOf, keeperOf, roomFor, siteAt, teamOf } from '../island.ts';
import type { Beacons, Site } from '../state.ts';

/** Why a keeper may not light the beacon on a hex. */
export interface NoLight {
  readonly why: 'notThere' | 'burnsAlready' | 'tooFewEmbers';
  readonly rule: RuleId;
}

/** Whether the seat may light the beacon. */
export function mayLight(state: Beacons, seat: SeatId, site: Site): 'allowed' | NoLight {
  const { hex, embers } = keeperOf(state, seat);
  if (hex !== site.hex) return { why: 'notThere', rule: 'BEA-ACT-b' };
  if (site.lit !== null && teamOf(state, site.lit) === teamOf(state, seat))
    return { why: 'burnsAlready', rule: 'BEA-ACT-b' };
  if (embers < costOf(site))
    return { why: 'tooFewEmbers', rule: site.condition === 'ruined' ? 'BEA-ACT-c' : 'BEA-ACT-b' };
  return 'allowed';
}

/** The beacon the seat may light now, if there is one. */
export function lightable(state: Beacons, seat: SeatId): readonly Site[] {
  return state.sites.filter((site) => mayLight(state, seat, site) === 'allowed');
}

/** Whether the seat may take an ember where its keeper stands (BEA-ACT-d). */
export function mayGather(state: Beacons, seat: SeatId): boolean {
  const keeper = keeperOf(state, seat);
  return keeper.hex !== null && siteAt(state, keeper.hex) === undefined && roomFor(keeper) > 0;
}

/** The beacons the seat may offer to buy (BEA-ACT-e). */
export function buyable(state: Beacons, seat: SeatId): readonly { readonly hex: Hex; readonly owner: SeatId }[] {
  if (keeperOf(state, seat).embers < 1) return [];
  return state.sites.flatMap(({ hex, lit }) =>
    lit !== null && teamOf(state, lit) !== teamOf(state, seat) ? [{ hex, owner: lit }] : [],
  );
}
