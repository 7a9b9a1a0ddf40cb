import { type Axial, axialOf, type Cell, cellAt } from './cell.ts';
import { DIRECTIONS, type Direction, rotated, STEPS } from './direction.ts';

/** Where something stands: its cell, and the side it looks to. */
export interface Stand {
  readonly cell: Cell;
  readonly facing: Direction;
}

/** The cell that lies at an offset from another. */
export function offsetFrom(cell: Cell, { q, r }: Axial): Cell {
  const from = axialOf(cell);
  return cellAt(from.q + q, from.r + r);
}

const neighbours = new Map<Cell, readonly Cell[]>();

/** The six cells around a cell, by direction; memoized. */
export function neighboursOf(cell: Cell): readonly Cell[] {
  const found = neighbours.get(cell);
  if (found !== undefined) return found;
  const around = DIRECTIONS.map((direction) => offsetFrom(cell, STEPS[direction]));
  neighbours.set(cell, around);
  return around;
}

export function neighbour(cell: Cell, direction: Direction): Cell {
  return neighboursOf(cell)[direction] ?? offsetFrom(cell, STEPS[direction]);
}

/** How many steps lie between two cells. */
export function distance(one: Cell, other: Cell): number {
  const a = axialOf(one);
  const b = axialOf(other);
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export function isAdjacent(one: Cell, other: Cell): boolean {
  return distance(one, other) === 1;
}

/** The cell that an offset drawn for facing 0 means for somebody who stands there. */
export function seenFrom({ cell, facing }: Stand, offset: Axial): Cell {
  return offsetFrom(cell, rotated(offset, facing));
}

/** The offset, drawn for facing 0, at which a cell lies for somebody who stands there: the inverse of `seenFrom`. */
export function offsetOf({ cell, facing }: Stand, seen: Cell): Axial {
  const [from, to] = [axialOf(cell), axialOf(seen)];
  return rotated({ q: to.q - from.q, r: to.r - from.r }, -facing);
}

/** All cells at most so many steps away, the cell itself included, by rows of q and r. */
export function disc(centre: Cell, radius: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let q = -radius; q <= radius; q += 1)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r += 1)
      cells.push(offsetFrom(centre, { q, r }));
  return cells;
}

/** The cells exactly so many steps away. */
export function ring(centre: Cell, radius: number): readonly Cell[] {
  return disc(centre, radius).filter((cell) => distance(centre, cell) === radius);
}
