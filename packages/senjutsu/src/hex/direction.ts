import type { Axial } from './cell.ts';

/** Clockwise from the top of the screen. */
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

/** One of the six sides of a cell, absolute or relative to a facing. */
export type Direction = (typeof DIRECTIONS)[number];

/** The step from a cell to its neighbour in each direction. */
export const STEPS: Readonly<Record<Direction, Axial>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
};

/** The direction so many sides clockwise of another; negative numbers go the other way round. */
export function turned(direction: Direction, sides: number): Direction {
  return DIRECTIONS[(((direction + sides) % 6) + 6) % 6] ?? 0;
}

/** How many sides clockwise one direction lies from another: 0 to 5. */
export function sidesBetween(from: Direction, to: Direction): Direction {
  return turned(to, -from);
}

/** An offset turned clockwise by so many sides. */
export function rotated({ q, r }: Axial, sides: number): Axial {
  switch (turned(0, sides)) {
    case 0:
      return { q, r };
    case 1:
      return { q: 0 - r, r: q + r };
    case 2:
      return { q: 0 - q - r, r: q };
    case 3:
      return { q: 0 - q, r: 0 - r };
    case 4:
      return { q: r, r: 0 - q - r };
    case 5:
      return { q: q + r, r: 0 - q };
  }
}
