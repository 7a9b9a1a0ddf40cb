import { perState } from '@kronika/kernel';
import { type Cell, numberOf } from '../hex/index.ts';
import type { Footing, Ground } from './ground.ts';

/** A ground made ready for searching: what is found under the number of a cell. */
export interface Surface {
  /** By the number of the cell; nothing for what is off the board. */
  readonly terrain: readonly (Footing['is'] | undefined)[];
  /** The numbers of the cells where others stand. */
  readonly taken: readonly number[];
}

/** Memoized by ground. */
export const surfaceOf = perState(
  ({ terrain, others }: Ground): Surface => ({ terrain: numberedTerrain(terrain), taken: numbersOf(others.keys()) }),
);

const numberedTerrain = perState((terrain: Ground['terrain']): Surface['terrain'] => {
  const footings: (Footing['is'] | undefined)[] = [];
  for (const [cell, { is }] of terrain) {
    const number = numberOf(cell);
    while (footings.length < number) footings.push(undefined);
    footings[number] = is;
  }
  return footings;
});

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
