import type { Cell } from './cell.ts';
import { distance, neighboursOf } from './geometry.ts';

/** All shortest ways from one cell to another, both ends included, in the order of directions. */
export function shortestPaths(from: Cell, to: Cell): readonly (readonly Cell[])[] {
  const left = distance(from, to);
  if (left === 0) return [[from]];
  return neighboursOf(from)
    .filter((step) => distance(step, to) === left - 1)
    .flatMap((step) => shortestPaths(step, to).map((path) => [from, ...path]));
}
