import { type SeatId, seatsOf } from '@kronika/kernel';
import type { Hex } from './hex.ts';
import { burningFor, isGuarded, keeperOf, stepsLeft } from './island.ts';
import { carries, type Keeper, type Tool } from './keepers.ts';
import type { Legacy } from './legacy.ts';
import type { Beacons, Format, Site } from './state.ts';

export interface SeatView {
  readonly seat: SeatId;
  readonly keeper: Keeper;
  readonly tool: Tool;
  readonly team: number;
  /** `null` for a seat that gave up. */
  readonly hex: Hex | null;
  readonly embers: number;
  readonly carries: number;
  /** How many beacons burn for its team. */
  readonly beacons: number;
  /** How many chapters it has won before. */
  readonly wins: number;
}

export interface SiteView extends Site {
  /** Whether shades cannot put it out now. */
  readonly guarded: boolean;
}

/** The island as everybody sees it. */
export interface BeaconsView {
  readonly format: Format;
  readonly chapter: number;
  readonly round: number;
  readonly rounds: number;
  readonly seats: readonly SeatView[];
  readonly sites: readonly SiteView[];
  readonly rocks: readonly Hex[];
  readonly shades: readonly Hex[];
  readonly turn: { readonly seat: SeatId; readonly roll: number; readonly left: number } | null;
}

export function view(state: Beacons): BeaconsView {
  const { format, legacy, round, rounds, sites, rocks, shades, turn } = state;
  return {
    format,
    chapter: legacy.chapter,
    round,
    rounds,
    seats: seatsOf(state.keepers.length).map((seat) => seatView(state, legacy, seat)),
    sites: sites.map((site) => ({ ...site, guarded: format === 'night' && isGuarded(state, site.hex) })),
    rocks,
    shades,
    turn: turn === null ? null : { seat: turn.seat, roll: turn.roll, left: stepsLeft(state) },
  };
}

function seatView(state: Beacons, { wins }: Legacy, seat: SeatId): SeatView {
  const { keeper, tool, team, hex, embers } = keeperOf(state, seat);
  return {
    seat,
    keeper,
    tool,
    team,
    hex,
    embers,
    carries: carries(tool),
    beacons: burningFor(state, team).length,
    wins: wins[seat] ?? 0,
  };
}
