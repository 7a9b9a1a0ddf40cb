/** A hexagonal cell, by its axial coordinates: `2,-1`. Flat-top hexes, y growing downwards. */
export type Cell = `${number},${number}`;

/** Axial coordinates, also as an offset from another cell. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const CELL = /^(-?\d+),(-?\d+)$/;

export function cellAt(q: number, r: number): Cell {
  // `-0` would make another name for the same cell.
  return `${q + 0},${r + 0}`;
}

export function isCell(text: string): text is Cell {
  return CELL.test(text);
}

const known = new Map<Cell, Axial>();

/** The coordinates of a cell, memoized: a battlefield has few cells, and each is looked at often. */
export function axialOf(cell: Cell): Axial {
  const found = known.get(cell);
  if (found !== undefined) return found;
  const comma = cell.indexOf(',');
  const axial: Axial = { q: Number(cell.slice(0, comma)), r: Number(cell.slice(comma + 1)) };
  known.set(cell, axial);
  return axial;
}
