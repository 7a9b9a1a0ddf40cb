import { CELLS, type Cell, type CellOption, cellThing, type TicTacToe } from '@kronika/examples';
import { isCardThing, keyOf, type NamedThing, type Option } from '@kronika/kernel';
import type { BoardModule, BoardProps } from '../board-module.ts';
import { Place } from '../choosing/Place.tsx';
import { plainBoard } from '../plain/plain-board.tsx';

const SIGNS = ['×', '○'];

function Board({ view, prompt }: BoardProps<TicTacToe>) {
  return (
    <div className="cells">
      {CELLS.map((cell) => (
        <Place key={cell} place={keyOf(cellThing(cell))} looked={cellThing(cell)} label={nameOf(cell).en}>
          {() => signIn(view, cell)}
        </Place>
      ))}
      {prompt}
    </div>
  );
}

function signIn({ cells }: TicTacToe, cell: Cell | undefined): string {
  const seat = cell === undefined ? null : cells[cell];
  return seat === null || seat === undefined ? '' : (SIGNS[seat] ?? '');
}

function cellIn(thing: NamedThing): Cell | undefined {
  return CELLS.find((cell) => keyOf(cellThing(cell)) === keyOf(thing));
}

const nameOf = (cell: number) => ({ pl: `pole ${cell + 1}`, en: `cell ${cell + 1}` });

/** Tic-tac-toe on a board of its own: a game without a single card, for testing what the table does with its things. */
export const cellBoard: BoardModule<TicTacToe> = {
  ...plainBoard('tictactoe'),
  Board,
  Face: ({ view, looked }) => (
    <svg role="img" aria-label="a drawn cell">
      <text>{'id' in looked && view !== undefined ? signIn(view, cellIn(looked)) : '?'}</text>
    </svg>
  ),
  spotOf: (option: Option | CellOption) =>
    'cell' in option ? { is: 'place', place: keyOf(cellThing(option.cell)) } : { is: 'button' },
  lookAt: (_, thing) => (isCardThing(thing) || cellIn(thing) === undefined ? undefined : thing),
  nameOf: (subject) => ('id' in subject ? nameOf(cellIn(subject) ?? -1) : nameOf(-1)),
  names: () => CELLS.map((cell) => ({ subject: cellThing(cell), name: nameOf(cell) })),
  twin: (view) => [
    {
      key: 'cells',
      heading: 'Cells',
      lines: CELLS.map((cell) => ({
        key: String(cell),
        text: `${nameOf(cell).en} ${signIn(view, cell)}`,
        place: keyOf(cellThing(cell)),
        looked: cellThing(cell),
      })),
    },
  ],
};
