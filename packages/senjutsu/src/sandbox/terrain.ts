import type { Phrase } from '@kronika/kernel';
import { placesFor } from '../field/placing.ts';
import { characterAt } from '../field/terrain.ts';
import { type Cell, directionsTowards } from '../hex/index.ts';
import type { Described } from '../situation/description.ts';
import { type Piece, TERRAIN, type TerrainKind } from '../state.ts';
import { FIELD_DIRECTIONS, TERRAIN_NAMES } from '../text/names.ts';
import { fieldIn, takenCells } from './draft.ts';

/** The cell a piece is pointed at by: of a gate its opening. */
export function anchorOf({ kind, cells }: Piece): Cell | undefined {
  return cells[kind === 'toriiGate' ? 1 : 0];
}

/** The ways in which a piece of the kind can lie with its anchor on the cell, nobody standing in its way. */
export function laysOf(situation: Described, kind: TerrainKind, cell: Cell): readonly Piece[] {
  return everyLay(situation, kind).filter(({ cells }) =>
    kind === 'boat' ? cells.includes(cell) : anchorOf({ kind, cells }) === cell,
  );
}

/** Every way in which a piece of the kind can lie. */
export function everyLay(situation: Described, kind: TerrainKind): readonly Piece[] {
  const taken = takenCells(situation);
  return placesFor(fieldIn(situation), kind, []).filter((piece) =>
    piece.cells.every((cell) => characterAt(piece, cell) === 'passable' || !taken.includes(cell)),
  );
}

export function pieceOn({ terrain }: Described, cell: Cell): Piece | undefined {
  return terrain.find(({ cells }) => cells.includes(cell));
}

export function withoutPiece(situation: Described, piece: Piece | undefined): Described {
  return { ...situation, terrain: situation.terrain.filter((one) => one !== piece) };
}

/** A piece as a value to choose: where it lies is part of it. */
export function layValue({ kind, cells }: Piece): string {
  return `${kind} ${cells.join(' ')}`;
}

/** Larger pieces are told apart by where they point, seen from the cell. */
export function layName({ kind, cells }: Piece, cell: Cell): Phrase {
  const name = TERRAIN_NAMES[kind];
  const end = kind === 'toriiGate' ? cells[2] : cells.find((other) => other !== cell);
  const [direction] = end === undefined || cells.length === 1 ? [] : directionsTowards(cell, end);
  if (direction === undefined) return name;
  const { pl, en } = FIELD_DIRECTIONS[direction];
  return { pl: `${name.pl} ${pl}`, en: `${name.en} ${en}` };
}

/** Everything that could lie on the cell instead of what lies there. */
export function laysOn(situation: Described, cell: Cell): readonly Piece[] {
  const now = pieceOn(situation, cell);
  const cleared = withoutPiece(situation, now);
  const lays = TERRAIN.flatMap((kind) => laysOf(cleared, kind, cell));
  return now === undefined || lays.some((lay) => layValue(lay) === layValue(now)) ? lays : [now, ...lays];
}
