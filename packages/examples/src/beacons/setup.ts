import {
  invalid,
  invalidBecause,
  isRefusal,
  type Position,
  present,
  type Random,
  type Refusal,
  readSetup,
  type Setup,
  seatsOf,
} from '@kronika/kernel';
import * as z from 'zod';
import { FIRST_HEXES, ROCKY, SHADE_HEXES, SITES } from './island.ts';
import { firstEmbers, KEEPERS, TOOLS } from './keepers.ts';
import { firstChapter, legacySchema } from './legacy.ts';
import { rounds } from './rules/rounds.ts';
import { setupForm } from './setup-form.ts';
import { type Beacons, FORMATS } from './state.ts';

/** The property of the setup that holds what the match before handed on. */
export const CARRIED = 'legacy';

/** What the form has checked already, typed. */
const schema = z.strictObject({
  seats: z.int(),
  // A table of one has only one format, and its setup does not name it.
  format: z.literal(FORMATS).default('night'),
  teams: z.array(z.int()).exactOptional(),
  rounds: z.int(),
  map: z.literal(['open', 'rocky']),
  keepers: z.array(z.strictObject({ keeper: z.literal(KEEPERS), tool: z.literal(TOOLS) })),
  [CARRIED]: legacySchema,
});

export type BeaconsSetup = Setup & z.infer<typeof schema>;

/** Beside what the form has, a setup may hold what the match before handed on; it may come from anywhere. */
export function parseSetup(input: unknown): BeaconsSetup | Refusal {
  const formed = readSetup(setupForm, input, { carries: CARRIED });
  if (isRefusal(formed)) return formed;
  const parsed = schema.safeParse({ [CARRIED]: firstChapter(formed.seats), ...formed });
  if (!parsed.success) return invalidBecause('the setup', parsed.error);
  const { seats, legacy } = parsed.data;
  if (legacy.wins.length === seats) return parsed.data;
  return invalid('the setup', { at: `${CARRIED}.wins`, problem: `expected a number for each of the ${seats} seats` });
}

const ROCKS = 2;

/** Lays out the island. */
export function start(setup: BeaconsSetup, random: Random): Position<Beacons> {
  const { seats, format, map, keepers, teams, legacy } = setup;
  const state: Beacons = {
    format,
    rounds: setup.rounds,
    round: 0,
    keepers: seatsOf(seats).map((seat) => {
      const { keeper, tool } = present(keepers[seat], `what seat ${seat} brings`);
      const team = format === 'night' ? 0 : (teams?.[seat] ?? seat);
      return {
        keeper,
        tool,
        team,
        hex: present(FIRST_HEXES[seat], `the first hex of seat ${seat}`),
        embers: firstEmbers(keeper, tool),
      };
    }),
    sites: SITES.map((hex) => ({ hex, lit: null, condition: legacy.ruins.includes(hex) ? 'ruined' : 'sound' })),
    rocks: map === 'rocky' ? random.shuffled(ROCKY).slice(0, ROCKS) : [],
    shades: format === 'night' ? shadesFor(seats) : [],
    turn: null,
    legacy,
  };
  return { seats, state, stack: [rounds({ taken: 0 })] };
}

/** One shade more than there are seats (BEA-FORMAT-c). */
function shadesFor(seats: number) {
  return Array.from({ length: seats + 1 }, (_, shade) => SHADE_HEXES[shade % SHADE_HEXES.length] ?? SHADE_HEXES[0]);
}
