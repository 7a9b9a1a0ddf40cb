/** A hexagonal cell, by its axial coordinates: `2,-1`. Flat-top hexes, y growing downwards. */
export type Cell = `${number},${number}`;

/** Axial coordinates, also as an offset from another cell. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

const CELL = /^(-?\d+),(-?\d+)$/;

/** Boards are smaller; cells farther away are named, too, only not remembered. */
const FAR_OFF = 32;
const names: (Cell | undefined)[] = Array.from({ length: (2 * FAR_OFF) ** 2 }, () => undefined);

/** The cell at these coordinates. Each name is made once: one that is put together anew is dear to look up. */
export function cellAt(q: number, r: number): Cell {
  if (Math.abs(q) >= FAR_OFF || Math.abs(r) >= FAR_OFF) return named(q, r);
  const at = (q + FAR_OFF) * 2 * FAR_OFF + r + FAR_OFF;
  const known = names[at];
  if (known !== undefined) return known;
  const name = named(q, r);
  names[at] = name;
  return name;
}

function named(q: number, r: number): Cell {
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
