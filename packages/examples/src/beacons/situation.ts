import { invalid, invalidBecause, type Position, present, type Refusal, type SeatId, seatsOf } from '@kronika/kernel';
import * as z from 'zod';
import { HEXES, type Hex } from './hex.ts';
import { FIRST_HEXES, ROCKY, SITES } from './island.ts';
import { CARRIERS, carries, KEEPERS, TOOLS } from './keepers.ts';
import { firstChapter } from './legacy.ts';
import { rounds } from './rules/rounds.ts';
import { turn } from './rules/turn.ts';
import { type Beacons, FORMATS } from './state.ts';

const hex = z.literal(HEXES);

const keeperSchema = z.strictObject({
  keeper: z.literal(KEEPERS).default('warden'),
  tool: z.literal(TOOLS).default('lantern'),
  /** Each seat is a team of its own without it; in a long night everybody is one team. */
  team: z.int().min(0).max(3).optional(),
  hex: hex.optional(),
  embers: z.int().min(0).max(5).default(1),
  /** The beacons that burn for the seat. */
  lit: z.array(z.literal(SITES)).default([]),
});

/**
 * A position in a seat's turn, after the die was rolled. Whatever is not said is dull: keepers where they begin, with one
 * ember each, and every beacon dark.
 */
export const situationSchema = z.strictObject({
  format: z.literal(FORMATS).default('rivals'),
  rounds: z.int().min(1).max(12).default(6),
  round: z.int().min(1).max(12).default(1),
  /** The seat whose turn it is, what the die shows, and how many steps it has taken. */
  turn: z
    .strictObject({
      seat: z.literal([0, 1, 2, 3]).default(0),
      roll: z.int().min(1).max(3).default(3),
      steps: z.int().min(0).max(4).default(0),
    })
    .prefault({}),
  keepers: z.array(keeperSchema).min(1).max(4),
  ruins: z.array(z.literal(SITES)).default([]),
  rocks: z.array(hex).default([]),
  shades: z.array(hex).default([]),
  chapter: z.int().min(1).max(999).default(1),
  wins: z.array(z.int().min(0)).optional(),
});

export type BeaconsSituation = z.input<typeof situationSchema>;
type Described = z.output<typeof situationSchema>;

export function situation(description: unknown): Position<Beacons> | Refusal {
  const parsed = situationSchema.safeParse(description);
  if (!parsed.success) return invalidBecause('the situation', parsed.error);
  const described = parsed.data;
  const problems = problemsIn(described);
  if (problems.length > 0) return invalid('the situation', ...problems);
  const { keepers, turn: now } = described;
  return {
    seats: keepers.length,
    state: stateOf(described),
    stack: [rounds.from('turn', { taken: takenBefore(described) }), turn.from('chooseStep', { seat: now.seat })],
  };
}

/** How many seats have had their turn before the one whose turn it is (BEA-TURN-a). */
function takenBefore({ keepers, round, turn: { seat } }: Described): number {
  const count = keepers.length;
  return (seat - ((round - 1) % count) + count) % count;
}

function stateOf(described: Described): Beacons {
  const { keepers, format, turn: now, chapter, wins } = described;
  const first = firstChapter(keepers.length);
  return {
    format,
    rounds: described.rounds,
    round: described.round,
    keepers: keepers.map(({ keeper, tool, team, embers }, seat) => ({
      keeper,
      tool,
      team: team ?? (format === 'night' ? 0 : seat),
      hex: placeOf(described, seat),
      embers,
    })),
    sites: SITES.map((site) => ({
      hex: site,
      lit: litBy(described, site),
      condition: described.ruins.includes(site) ? 'ruined' : 'sound',
    })),
    rocks: described.rocks,
    shades: described.shades,
    turn: now,
    legacy: { chapter, ruins: first.ruins, wins: wins ?? first.wins },
  };
}

function placeOf({ keepers }: Described, seat: number): Hex {
  return keepers[seat]?.hex ?? present(FIRST_HEXES[seat], `the first hex of seat ${seat}`);
}

function litBy({ keepers }: Described, site: Hex): SeatId | null {
  return seatsOf(keepers.length).find((seat) => keepers[seat]?.lit.some((lit) => lit === site)) ?? null;
}

function problemsIn(described: Described) {
  const { keepers, turn: now, round, rocks } = described;
  const problem = (at: string, text: string) => ({ at, problem: text });
  const hexes = keepers.map((_, seat) => placeOf(described, seat));
  const lit = keepers.flatMap((keeper) => keeper.lit);
  return [
    ...(now.seat < keepers.length ? [] : [problem('turn.seat', `expected a seat below ${keepers.length}`)]),
    ...(round <= described.rounds ? [] : [problem('round', `expected at most ${described.rounds}`)]),
    ...hexes.flatMap((place, seat) =>
      hexes.indexOf(place) === seat
        ? []
        : [problem(`keepers.${seat}.hex`, `another keeper stands on ${place} already`)],
    ),
    ...lit.flatMap((site, at) =>
      lit.indexOf(site) === at ? [] : [problem('keepers', `the beacon on ${site} burns for two seats`)],
    ),
    ...keepers.flatMap(({ keeper, tool, embers }, seat) => [
      ...(CARRIERS[tool].includes(keeper)
        ? []
        : [
            problem(
              `keepers.${seat}.tool`,
              `a ${keeper} carries no ${tool}; for a ${tool}: ${CARRIERS[tool].join(', ')}`,
            ),
          ]),
      ...(embers <= carries(tool) ? [] : [problem(`keepers.${seat}.embers`, `expected at most ${carries(tool)}`)]),
    ]),
    ...rocks.flatMap((rock, at) =>
      ROCKY.includes(rock) ? [] : [problem(`rocks.${at}`, `expected one of ${ROCKY.join(', ')}`)],
    ),
    ...(described.wins === undefined || described.wins.length === keepers.length
      ? []
      : [problem('wins', `expected a number for each of the ${keepers.length} seats`)]),
  ];
}
