import { type Cell, numberOf } from '../hex/index.ts';
import type { Footing, Ground } from './ground.ts';

/** A ground made ready for searching: what is found under the number of a cell. */
export interface Surface {
  /** By the number of the cell; nothing for what is off the board. */
  readonly terrain: readonly (Footing['is'] | undefined)[];
  /** The numbers of the cells where others stand. */
  readonly taken: readonly number[];
}

const terrains = new WeakMap<Ground['terrain'], Surface['terrain']>();
const surfaces = new WeakMap<Ground, Surface>();

/** Memoized by ground. */
export function surfaceOf(ground: Ground): Surface {
  const found = surfaces.get(ground);
  if (found !== undefined) return found;
  const surface = { terrain: numberedTerrain(ground.terrain), taken: numbersOf(ground.others.keys()) };
  surfaces.set(ground, surface);
  return surface;
}

function numberedTerrain(terrain: Ground['terrain']): Surface['terrain'] {
  const found = terrains.get(terrain);
  if (found !== undefined) return found;
  const footings: (Footing['is'] | undefined)[] = [];
  for (const [cell, { is }] of terrain) {
    const number = numberOf(cell);
    while (footings.length < number) footings.push(undefined);
    footings[number] = is;
  }
  terrains.set(terrain, footings);
  return footings;
}

function numbersOf(cells: Iterable<Cell>): readonly number[] {
  const numbers: number[] = [];
  for (const cell of cells) numbers.push(numberOf(cell));
  return numbers;
}

/** What the mover would step on. */
export function surfaceAt({ terrain, taken }: Surface, number: number): Footing['is'] {
  if (taken.includes(number)) return 'hero';
  return terrain[number] ?? 'edge';
}
