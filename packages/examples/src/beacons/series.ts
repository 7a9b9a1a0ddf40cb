import type { Match, Series } from '@kronika/kernel';
import { SITES, siteAt } from './island.ts';
import { nextChapter } from './legacy.ts';
import { type BeaconsSetup, CARRIED } from './setup.ts';
import type { Beacons } from './state.ts';

/** The next chapter follows from how this one ended (BEA-NEXT-a, BEA-NEXT-b). */
export const series: Series<Beacons, BeaconsSetup> = {
  carries: CARRIED,
  next: (setup, { state, outcome }: Match<Beacons>) => ({
    ...setup,
    [CARRIED]: nextChapter(state.legacy, {
      dark: SITES.filter((hex) => siteAt(state, hex)?.lit === null),
      winners: outcome?.winners ?? [],
    }),
  }),
};
