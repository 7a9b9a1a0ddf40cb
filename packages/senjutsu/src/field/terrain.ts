import type { Cell } from '../hex/index.ts';
import type { Piece, TerrainKind } from '../state.ts';

/** What somebody suffers on a piece of terrain (section 23). */
export interface Penalty {
  readonly stuns: number;
  readonly limps: number;
  readonly wounds: number;
  readonly focus: 'kept' | 'lost';
}

/**
 * How a cell of terrain treats whoever comes. `solid`: nobody enters it, and whoever is forced in is put back.
 * `brittle`: gives way to whoever steps in, who is put back. `passable`: an ordinary cell.
 */
export type Character = 'solid' | 'brittle' | 'passable';

interface TerrainRule {
  readonly character: Character;
  readonly penalty: Penalty;
  /** Who suffers the penalty: whoever is forced in, or whoever enters at all. */
  readonly suffers: 'forced' | 'anyone';
}

const NONE: Penalty = { stuns: 0, limps: 0, wounds: 0, focus: 'kept' };
const STUN: Penalty = { ...NONE, stuns: 1 };

/** SEN-TERR-rock to SEN-TERR-fallen. */
const RULES: Readonly<Record<TerrainKind, TerrainRule>> = {
  rocks: { character: 'solid', penalty: STUN, suffers: 'forced' },
  bamboo: { character: 'brittle', penalty: { ...STUN, limps: 1 }, suffers: 'forced' },
  burningCart: { character: 'solid', penalty: { ...STUN, wounds: 1 }, suffers: 'forced' },
  shrine: { character: 'solid', penalty: STUN, suffers: 'forced' },
  boat: { character: 'passable', penalty: NONE, suffers: 'forced' },
  toriiGate: { character: 'solid', penalty: STUN, suffers: 'forced' },
  cherryTree: { character: 'solid', penalty: STUN, suffers: 'forced' },
  fallenSamurai: { character: 'passable', penalty: { ...STUN, focus: 'lost' }, suffers: 'anyone' },
};

/** The penalty for being forced into terrain of this kind (SEN-COLL-terr, SEN-PUSH-e). */
export function forcedPenalty(kind: TerrainKind): Penalty {
  return RULES[kind].penalty;
}

/** The penalty for entering a passable cell of this kind, by whatever way; most have none. */
export function entryPenalty(kind: TerrainKind): Penalty | null {
  const { suffers, penalty } = RULES[kind];
  return suffers === 'anyone' ? penalty : null;
}

/** How a cell of a piece treats who comes: the middle of a torii gate stands open (SEN-TERR-torii-b). */
export function characterAt(piece: Piece, cell: Cell): Character {
  if (piece.kind === 'toriiGate' && piece.cells[1] === cell) return 'passable';
  return RULES[piece.kind].character;
}

/** How many cells a piece of this kind covers (SEN-TERR-g). */
export function sizeOf(kind: TerrainKind): number {
  if (kind === 'toriiGate') return 3;
  return kind === 'boat' ? 2 : 1;
}
