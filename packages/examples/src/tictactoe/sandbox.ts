import {
  type Control,
  type ControlValue,
  type Edited,
  impossible,
  isPrintedCard,
  keyOf,
  type Match,
  type Phrase,
  type Sandbox,
  type SandboxEdit,
  type SandboxPiece,
  type SeatId,
  type Subject,
  TABLE_THING,
  type ThingName,
} from '@kronika/kernel';
import { cellThing } from './explain.ts';
import { type Drawing, drawingOf, problemsIn, readDrawing, stateIn } from './situation.ts';
import { CELLS, type Cell, freeCells, type TicTacToe } from './state.ts';
import { BOARD_NAME, cellName, EMPTY_CELL, READY, SIGN_KIND, signName } from './text.ts';

const SIGNS = [0, 1] as const;

/** Sets up any board. Its pieces are signs, its spots are cells: there is not a single card. */
export const tictactoeSandbox: Sandbox<Drawing> = {
  game: 'tictactoe',
  ready: [
    { id: 'empty', ...READY.empty, situation: { rows: ['...', '...', '...'] } },
    { id: 'fork', ...READY.fork, situation: { rows: ['x..', '.o.', '..x'] } },
  ],
  supply: SIGNS.map((seat) => ({ piece: pieceOf(seat), name: signName(seat), kind: 'sign' })),
  kinds: [{ value: 'sign', name: SIGN_KIND }],
  read: readDrawing,
  situationOf: ({ state }: Match<TicTacToe>) => drawingOf(state),
  seats: () => 2,
  problems: problemsIn,
  layOut: (drawing) => ({ view: stateIn(drawing), things: new Map() }),
  zones: (drawing) => [{ spot: TABLE_THING, name: BOARD_NAME, pieces: piecesOn(drawing) }],
  spots: (drawing, what) => {
    const isSign =
      'thing' in what ? signAt(drawing, cellCalled(what.thing)) !== null : signIn(what.piece) !== undefined;
    return isSign ? freeCells(stateIn(drawing)).map((cell) => ({ spot: spotOf(cell), name: cellName(cell) })) : [];
  },
  controls: (drawing, thing) => {
    const cell = cellCalled(thing);
    return cell === undefined ? [] : [signControl(drawing, cell)];
  },
  nameOf: (drawing, thing) => nameOf(drawing, thing),
  edit: edited,
};

function pieceOf(seat: SeatId): Subject {
  return { is: 'sign', id: String(seat) };
}

function signIn(piece: Subject): SeatId | undefined {
  return isPrintedCard(piece) || piece.is !== 'sign' ? undefined : SIGNS.find((seat) => String(seat) === piece.id);
}

function spotOf(cell: Cell): ThingName {
  return keyOf(cellThing(cell));
}

function cellCalled(name: string): Cell | undefined {
  return CELLS.find((cell) => spotOf(cell) === name);
}

/** The sign in a cell, if there is such a cell and a sign in it. */
function signAt(drawing: Drawing, cell: Cell | undefined): SeatId | null {
  return cell === undefined ? null : (stateIn(drawing).cells[cell] ?? null);
}

function piecesOn(drawing: Drawing): readonly SandboxPiece[] {
  return CELLS.flatMap((cell) => {
    const seat = signAt(drawing, cell);
    return seat === null ? [] : [{ thing: spotOf(cell), piece: pieceOf(seat), state: cellName(cell), attached: [] }];
  });
}

function nameOf(drawing: Drawing, thing: ThingName): Phrase | undefined {
  if (thing === TABLE_THING) return BOARD_NAME;
  const seat = SIGNS.find((one) => thing === `seat:${one}`) ?? signAt(drawing, cellCalled(thing));
  if (seat !== null) return signName(seat);
  const cell = cellCalled(thing);
  return cell === undefined ? undefined : cellName(cell);
}

function signControl(drawing: Drawing, cell: Cell): Control {
  return {
    is: 'choice',
    key: 'sign',
    name: SIGN_KIND,
    options: [
      { value: 'none', name: EMPTY_CELL },
      ...SIGNS.map((seat) => ({ value: String(seat), name: signName(seat) })),
    ],
    value: String(signAt(drawing, cell) ?? 'none'),
  };
}

function edited(drawing: Drawing, edit: SandboxEdit): Edited<Drawing> {
  switch (edit.is) {
    case 'put':
      return putInto(drawing, signIn(edit.piece) ?? null, cellCalled(edit.to));
    case 'move': {
      const from = cellCalled(edit.thing);
      const seat = signAt(drawing, from);
      const put = putInto(drawing, seat, cellCalled(edit.to));
      return put.thing === undefined || from === undefined
        ? put
        : { ...put, situation: marked(put.situation, from, null) };
    }
    case 'remove':
      return cleared(drawing, cellCalled(edit.thing));
    case 'set':
      return set(drawing, edit.thing, edit.value);
    case 'shift':
      return { situation: drawing };
    default:
      return impossible(edit);
  }
}

/** Puts a sign into a free cell. */
function putInto(drawing: Drawing, seat: SeatId | null, cell: Cell | undefined): Edited<Drawing> {
  if (seat === null || cell === undefined || signAt(drawing, cell) !== null) return { situation: drawing };
  return { situation: marked(drawing, cell, seat), thing: spotOf(cell) };
}

function cleared(drawing: Drawing, cell: Cell | undefined): Edited<Drawing> {
  const isFree = cell === undefined || signAt(drawing, cell) === null;
  return { situation: isFree ? drawing : marked(drawing, cell, null) };
}

function set(drawing: Drawing, thing: ThingName, value: ControlValue): Edited<Drawing> {
  const cell = cellCalled(thing);
  const seat = value === 'none' ? null : SIGNS.find((one) => String(one) === value);
  if (cell === undefined || seat === undefined || seat === signAt(drawing, cell)) return { situation: drawing };
  return { situation: marked(drawing, cell, seat), thing };
}

function marked(drawing: Drawing, cell: Cell, seat: SeatId | null): Drawing {
  return drawingOf({ cells: stateIn(drawing).cells.with(cell, seat) });
}
