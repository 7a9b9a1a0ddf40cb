import { carries } from './keepers.ts';
import type { Beacons } from './state.ts';

/** What contradicts the rules in a state; none, unless there is a bug. */
export function faults({ keepers, sites, rocks }: Beacons): readonly string[] {
  const hexes = keepers.flatMap(({ hex }) => hex ?? []);
  return [
    ...hexes.filter((hex, at) => hexes.indexOf(hex) !== at).map((hex) => `two keepers stand on ${hex}`),
    ...keepers.flatMap(({ hex, tool }) =>
      hex !== null && rocks.includes(hex) && tool !== 'staff'
        ? [`a keeper without a staff stands on the rock ${hex}`]
        : [],
    ),
    ...keepers.flatMap(({ embers, tool }, seat) =>
      embers < 0 || embers > carries(tool) ? [`seat ${seat} has ${embers} embers`] : [],
    ),
    ...sites.flatMap(({ hex, lit }) =>
      lit !== null && keepers[lit]?.hex === null ? [`the beacon on ${hex} burns for a seat that gave up`] : [],
    ),
  ];
}
