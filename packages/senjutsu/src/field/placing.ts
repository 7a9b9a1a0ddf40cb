import { type Cell, DIRECTIONS, type Direction, neighbour, neighboursOf } from '../hex/index.ts';
import type { Field, Piece, TerrainKind } from '../state.ts';

/** The ways in which one axis of a cell can lie; the other three directions are the same lines. */
const AXES: readonly Direction[] = [0, 1, 2];

/**
 * Where a piece of terrain may be laid: on cells of the board that nothing lies on and that are not kept free. A boat
 * may also lie beside the board (SEN-TERR-boat). Each place is listed once.
 */
export function placesFor(field: Field, kind: TerrainKind, keptFree: readonly Cell[]): readonly Piece[] {
  const board = new Set(field.cells);
  const taken = new Set([...keptFree, ...field.pieces.flatMap(({ cells }) => cells)]);
  const isOpen = (cell: Cell) => board.has(cell) && !taken.has(cell);
  switch (kind) {
    case 'toriiGate':
      return field.cells
        .flatMap((cell) =>
          AXES.map((axis): [Cell, Cell, Cell] => [neighbour(cell, opposite(axis)), cell, neighbour(cell, axis)]),
        )
        .filter((cells) => cells.every(isOpen))
        .map((cells) => ({ kind, cells }));
    case 'boat': {
      const beside = new Set(field.cells.flatMap((cell) => neighboursOf(cell).filter((other) => !board.has(other))));
      const floats = (cell: Cell) => !taken.has(cell) && (board.has(cell) || beside.has(cell));
      return [...field.cells, ...beside]
        .flatMap((cell) => AXES.map((axis): [Cell, Cell] => [cell, neighbour(cell, axis)]))
        .filter(([one, other]) => floats(one) && floats(other))
        .map((cells) => ({ kind, cells }));
    }
    case 'rocks':
    case 'bamboo':
    case 'burningCart':
    case 'shrine':
    case 'cherryTree':
    case 'fallenSamurai':
      return field.cells.filter(isOpen).map((cell) => ({ kind, cells: [cell] }));
  }
}

function opposite(direction: Direction): Direction {
  return DIRECTIONS[(direction + 3) % 6] ?? 0;
}
