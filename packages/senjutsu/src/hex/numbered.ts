import type { Cell } from './cell.ts';
import type { Direction } from './direction.ts';
import { neighbour } from './geometry.ts';

/**
 * Every cell that a search has met, by a small number. Searches visit the same cells over and over: numbers are keys
 * and places of lists, where names would have to be put together and hashed each time.
 */
const numbers = new Map<Cell, number>();
const cells: Cell[] = [];
/** Six for each cell, by direction; -1 where nobody has looked yet. */
const around: number[] = [];

export function numberOf(cell: Cell): number {
  const known = numbers.get(cell);
  if (known !== undefined) return known;
  const fresh = cells.length;
  numbers.set(cell, fresh);
  cells.push(cell);
  around.push(-1, -1, -1, -1, -1, -1);
  return fresh;
}

export function cellNumbered(number: number): Cell {
  const cell = cells[number];
  if (cell === undefined) throw new Error(`No cell has the number ${number}.`);
  return cell;
}

/** The number of the cell beside a numbered one. */
export function besideNumber(number: number, direction: Direction): number {
  const at = number * 6 + direction;
  const known = around[at];
  if (known !== undefined && known >= 0) return known;
  const beside = numberOf(neighbour(cellNumbered(number), direction));
  around[at] = beside;
  return beside;
}
