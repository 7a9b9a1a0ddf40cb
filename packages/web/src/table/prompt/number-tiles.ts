import type { NumberQuestion } from '@kronika/kernel';

/** More numbers than that are counted up and down to. */
const MOST_TILES = 9;

/** Whether every number that may be chosen has a tile of its own. */
export function hasTiles({ min, max }: NumberQuestion): boolean {
  return max - min < MOST_TILES;
}

/** The numbers that may be chosen. */
export function numbersOf({ min, max }: NumberQuestion): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, place) => min + place);
}
