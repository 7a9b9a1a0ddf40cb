import { cachePerLine, perState } from '@kronika/kernel';
import type { Cell } from '../hex/index.ts';
import type { Field, Fighter, FighterId, Piece, TerrainKind } from '../state.ts';
import { characterAt } from './terrain.ts';

/**
 * What a cell is for somebody who would step on it. `bamboo` gives way (SEN-TERR-bamboo-b), `fallen` is an ordinary
 * cell with a price (SEN-TERR-fallen), `edge` is off the board (SEN-GEO-h).
 */
export type Footing =
  | { readonly is: 'open' }
  | { readonly is: 'fallen' }
  | { readonly is: 'bamboo' }
  | { readonly is: 'obstacle'; readonly kind: TerrainKind }
  | { readonly is: 'hero'; readonly fighter: FighterId }
  | { readonly is: 'edge' };

/** The field as it is for one mover: its terrain, and who else stands where. */
export interface Ground {
  readonly terrain: ReadonlyMap<Cell, Footing>;
  readonly others: ReadonlyMap<Cell, FighterId>;
}

const OPEN: Footing = { is: 'open' };
const FALLEN: Footing = { is: 'fallen' };
const BAMBOO: Footing = { is: 'bamboo' };
const EDGE: Footing = { is: 'edge' };

/** Every cell of a field with what lies there; memoized by field. */
export const terrainOf = perState((field: Field): ReadonlyMap<Cell, Footing> => {
  const terrain = new Map<Cell, Footing>();
  for (const cell of field.cells) terrain.set(cell, OPEN);
  for (const piece of field.pieces) for (const cell of piece.cells) terrain.set(cell, footingOf(piece, cell));
  return terrain;
});

function footingOf(piece: Piece, cell: Cell): Footing {
  switch (characterAt(piece, cell)) {
    case 'brittle':
      return BAMBOO;
    case 'solid':
      return { is: 'obstacle', kind: piece.kind };
    case 'passable':
      return piece.kind === 'fallenSamurai' ? FALLEN : OPEN;
  }
}

/** All that the ground depends on of whoever stands there. */
export type Standing = Pick<Fighter, 'id' | 'cell'>;

interface Known {
  readonly fighters: readonly Standing[];
  readonly mover: FighterId | null;
  readonly ground: Ground;
}

/** As many as there may be fighters: each of them may be the next to move. */
const REMEMBERED = 12;
const lastGrounds = cachePerLine<{ readonly remembered: Known[]; oldest: number }>({
  empty: () => ({ remembered: [], oldest: 0 }),
  copy: ({ remembered, oldest }) => ({ remembered: remembered.slice(), oldest }),
});

/**
 * The ground for a fighter that moves or is moved, or for anybody else. The last ones are remembered, and are the same for
 * as long as nobody moves, whatever else happens to the fighters: what is worked out for a ground stays good.
 */
export function groundFor(
  { field, fighters }: { readonly field: Field; readonly fighters: readonly Standing[] },
  mover: FighterId | null,
): Ground {
  const terrain = terrainOf(field);
  const cache = lastGrounds();
  const { remembered, oldest } = cache;
  for (const known of remembered)
    if (known.mover === mover && known.ground.terrain === terrain && standAlike(known.fighters, fighters))
      return known.ground;
  const others = new Map<Cell, FighterId>();
  for (const { id, cell } of fighters) if (cell !== null && id !== mover) others.set(cell, id);
  const ground = { terrain, others };
  remembered[oldest] = { fighters, mover, ground };
  cache.oldest = (oldest + 1) % REMEMBERED;
  return ground;
}

function standAlike(some: readonly Standing[], others: readonly Standing[]): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (const [index, { id, cell }] of some.entries()) {
    const other = others[index];
    if (other === undefined || other.id !== id || other.cell !== cell) return false;
  }
  return true;
}

/** What the mover would step on. */
export function footing(ground: Ground, cell: Cell): Footing {
  const fighter = ground.others.get(cell);
  if (fighter !== undefined) return { is: 'hero', fighter };
  return ground.terrain.get(cell) ?? EDGE;
}

/** Whether somebody may stand there: on the board, empty and no obstacle; bamboo is one while it stands. */
export function isFree(ground: Ground, cell: Cell): boolean {
  const { is } = footing(ground, cell);
  return is === 'open' || is === 'fallen';
}

/** The ground once this bamboo is gone. */
export function withoutBamboo(ground: Ground, cells: readonly Cell[]): Ground {
  if (cells.length === 0) return ground;
  const terrain = new Map(ground.terrain);
  for (const cell of cells) terrain.set(cell, OPEN);
  return { terrain, others: ground.others };
}

/** Whether terrain blocks attacks and sight at the cell (SEN-TERR-d, SEN-TERR-f). */
export function isTerrainObstacle(field: Field, cell: Cell): boolean {
  const is = terrainOf(field).get(cell)?.is;
  return is === 'obstacle' || is === 'bamboo';
}

/** The cells whose terrain breaks lines of sight (SEN-LOS-b, SEN-LOS-f); memoized by field. */
export const sightBreakers = perState((field: Field): readonly Cell[] =>
  field.pieces.flatMap((piece) => piece.cells.filter((cell) => isTerrainObstacle(field, cell))),
);
