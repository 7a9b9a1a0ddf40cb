import { keyOf, seatThing, type ThingName } from '@kronika/kernel';
import { type Cell, isCell } from '../hex/index.ts';
import type { Described } from '../situation/description.ts';
import { fighterId, type Piece } from '../state.ts';
import { cellThing, fighterThing, pieceThing } from '../things.ts';
import { cellsIn, type Figure, figuresIn } from './draft.ts';

/** Cells, figures and pieces of terrain go by the same names as on the board. */
export const cellName = (cell: Cell): ThingName => keyOf(cellThing(cell));
export const pieceName = (piece: Piece): ThingName => keyOf(pieceThing(piece));
export const figureName = ({ at }: Figure): ThingName => keyOf(fighterThing(fighterId(at)));

export function cellCalled(situation: Described, name: string): Cell | undefined {
  const id = name.startsWith('cell:') ? name.slice('cell:'.length) : '';
  return isCell(id) ? cellsIn(situation).find((cell) => cell === id) : undefined;
}

/** The figure of that name; a seat means its hero. */
export function figureCalled(situation: Described, name: ThingName): Figure | undefined {
  return figuresIn(situation).find(
    (figure) => figureName(figure) === name || (figure.is === 'hero' && keyOf(seatThing(figure.seat)) === name),
  );
}

export function pieceCalled({ terrain }: Described, name: ThingName): Piece | undefined {
  return terrain.find((piece) => pieceName(piece) === name);
}
