import type { SeatId } from '@kronika/kernel';
import type { Hex } from './hex.ts';
import type { Keeper, Tool } from './keepers.ts';
import type { Legacy } from './legacy.ts';

export const FORMATS = ['rivals', 'teams', 'night'] as const;

export type Format = (typeof FORMATS)[number];

/** A keeper on the island. */
export interface KeeperState {
  readonly keeper: Keeper;
  readonly tool: Tool;
  readonly team: number;
  /** `null` for a seat that gave up. */
  readonly hex: Hex | null;
  readonly embers: number;
}

/** A beacon, and the seat it burns for. */
export interface Site {
  readonly hex: Hex;
  readonly lit: SeatId | null;
  readonly condition: 'sound' | 'ruined';
}

/** The running turn. */
export interface Turn {
  readonly seat: SeatId;
  readonly roll: number;
  readonly steps: number;
}

export interface Beacons {
  readonly format: Format;
  readonly rounds: number;
  readonly round: number;
  /** By seat. */
  readonly keepers: readonly KeeperState[];
  readonly sites: readonly Site[];
  readonly rocks: readonly Hex[];
  /** Where each shade stands. */
  readonly shades: readonly Hex[];
  readonly turn: Turn | null;
  readonly legacy: Legacy;
}
