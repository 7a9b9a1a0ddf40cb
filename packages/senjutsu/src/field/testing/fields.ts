import { type Cell, disc } from '../../hex/index.ts';
import { type Field, type FighterId, fighterId, type Piece, type TerrainKind } from '../../state.ts';

import { type Ground, terrainOf } from '../ground.ts';

/** A round field of so many cells around the middle, with pieces of one cell each unless they say otherwise. */
export function fieldWith(
  pieces: Readonly<Partial<Record<TerrainKind, readonly (Cell | readonly Cell[])[]>>>,
  radius = 4,
): Field {
  const laid: Piece[] = [];
  for (const [kind, places] of Object.entries(pieces) as [TerrainKind, readonly (Cell | readonly Cell[])[]][])
    for (const place of places) laid.push({ kind, cells: typeof place === 'string' ? [place] : place });
  return { board: 'test', cells: disc('0,0', radius), pieces: laid };
}

/** The ground of somebody on such a field, with others on these cells, numbered from 1. */
export function groundOn(field: Field, ...others: readonly Cell[]): Ground {
  const standing = new Map<Cell, FighterId>(others.map((cell, at) => [cell, fighterId(at + 1)]));
  return { terrain: terrainOf(field), others: standing };
}
