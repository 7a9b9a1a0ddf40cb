import { present, type SeatId, seatsOf } from '@kronika/kernel';
import { distance, type Hex, neighbours } from './hex.ts';
import { carries, extraSteps } from './keepers.ts';
import type { Beacons, KeeperState, Site } from './state.ts';

/** The hexes with a beacon, in the order of rows and numbers (BEA-MAP-b). */
export const SITES = ['A2', 'B1', 'B4', 'C3', 'D1', 'D4', 'E2'] as const satisfies readonly Hex[];

/** Where the keepers begin, by seat (BEA-MAP-d). */
export const FIRST_HEXES: readonly Hex[] = ['A1', 'E3', 'A3', 'E1'];

/** Where the shades begin, in turn (BEA-FORMAT-c). */
export const SHADE_HEXES = ['C1', 'C5'] as const satisfies readonly Hex[];

/** The hexes that may be rocks (BEA-MAP-c). */
export const ROCKY: readonly Hex[] = neighbours('C3');

export function keeperOf({ keepers }: Beacons, seat: SeatId): KeeperState {
  return present(keepers[seat], `the keeper of seat ${seat}`);
}

export function teamOf(state: Beacons, seat: SeatId): number {
  return keeperOf(state, seat).team;
}

/** The seats that have not given up. */
export function seatsLeft({ keepers }: Beacons): readonly SeatId[] {
  return seatsOf(keepers.length).filter((seat) => keepers[seat]?.hex !== null);
}

/** The teams that somebody is left of. */
export function teamsLeft(state: Beacons): readonly number[] {
  return [...new Set(seatsLeft(state).map((seat) => teamOf(state, seat)))];
}

export function siteAt({ sites }: Beacons, hex: Hex): Site | undefined {
  return sites.find((site) => site.hex === hex);
}

export function burning({ sites }: Beacons): readonly Site[] {
  return sites.filter(({ lit }) => lit !== null);
}

/** The beacons that burn for a team. */
export function burningFor(state: Beacons, team: number): readonly Site[] {
  return state.sites.filter(({ lit }) => lit !== null && teamOf(state, lit) === team);
}

/** What lighting a beacon costs (BEA-ACT-b, BEA-ACT-c). */
export function costOf({ condition }: Site): number {
  return condition === 'ruined' ? 2 : 1;
}

/** How many embers a keeper could still take (BEA-KEEP-g). */
export function roomFor({ tool, embers }: KeeperState): number {
  return carries(tool) - embers;
}

/** The steps left in the running turn (BEA-TURN-c, BEA-KEEP-b). */
export function stepsLeft(state: Beacons): number {
  const { turn } = state;
  return turn === null ? 0 : turn.roll + extraSteps(keeperOf(state, turn.seat).keeper) - turn.steps;
}

/** Whether a warden keeps shades from putting out the beacon there (BEA-KEEP-c). */
export function isGuarded({ keepers }: Beacons, site: Hex): boolean {
  return keepers.some(({ keeper, hex }) => keeper === 'warden' && hex !== null && distance(hex, site) <= 1);
}
