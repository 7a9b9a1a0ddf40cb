import type { Phrase } from '@kronika/kernel';
import { axialOf, type Cell, cellAt, directionsTowards, neighboursOf, offsetFrom, type Stand } from '../hex/index.ts';
import type { Field, Piece } from '../state.ts';

/** How many sides there are: heroes each for itself, or teams. */
export type Sides = 2 | 3 | 4;

/** How much terrain lies on a board before the game. */
export const LAYOUTS = ['none', 'sparse', 'dense'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The cells where waves come from, and where the hero begins (SEN-HORDE-e2). */
export interface HordeMap {
  readonly A: Cell;
  readonly B: Cell;
  readonly C: Cell;
  readonly D: Cell;
  readonly X: Cell;
}

/** A printed board, or several joined (SEN-GEO-i). */
export interface Board {
  readonly id: string;
  readonly name: Phrase;
  readonly cells: readonly Cell[];
  /** What everybody looks to at the start. */
  readonly middle: Cell;
  readonly starts: Readonly<Record<Sides, readonly Cell[]>>;
  readonly terrain: Readonly<Record<Exclude<Layout, 'none'>, readonly Piece[]>>;
  readonly horde: HordeMap | null;
}

/** The field of a board with the terrain of a layout. */
export function fieldOf({ id, cells, terrain }: Board, layout: Layout): Field {
  return { board: id, cells, pieces: layout === 'none' ? [] : terrain[layout] };
}

/** The field of a horde: no terrain lies where somebody comes in. */
export function hordeField(board: Board, layout: Layout): Field {
  const field = fieldOf(board, layout);
  const entries = Object.values(board.horde ?? {});
  return { ...field, pieces: field.pieces.filter(({ cells }) => !cells.some((cell) => entries.includes(cell))) };
}

/** Somebody on a cell who looks to the middle of the board. */
export function facingMiddle({ middle }: Board, cell: Cell): Stand {
  return { cell, facing: directionsTowards(cell, middle)[0] ?? 0 };
}

/** Where the sides begin: at each suggested start and around it, as far as the board goes (SEN-SETUP-i, -j). */
export function zonesOf({ cells, starts }: Board, sides: Sides): readonly (readonly Cell[])[] {
  return starts[sides].map((start) => [start, ...neighboursOf(start).filter((cell) => cells.includes(cell))]);
}

/** Several boards side by side as one, each shifted; they may touch but not overlap. */
export function joinedCells(parts: readonly { readonly cells: readonly Cell[]; readonly at: Cell }[]): readonly Cell[] {
  const joined = parts.flatMap(({ cells, at }) => shifted(cells, at));
  if (new Set(joined).size !== joined.length) throw new Error('Joined boards overlap: shift them further apart.');
  return joined;
}

export function shifted(cells: readonly Cell[], at: Cell): readonly Cell[] {
  return cells.map((cell) => offsetFrom(cell, axialOf(at)));
}

export function shiftedPieces(pieces: readonly Piece[], at: Cell): readonly Piece[] {
  return pieces.map(({ kind, cells }) => ({ kind, cells: shifted(cells, at) }));
}

/**
 * A block of upright columns around the middle: so many to either side, and cells within this height above and below.
 * Columns in between are half a cell lower.
 */
export function columns(width: number, height: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let q = -width; q <= width; q += 1)
    for (let r = -width - height; r <= width + height; r += 1)
      if (Math.abs(2 * r + q) <= 2 * height) cells.push(cellAt(q, r));
  return cells;
}
