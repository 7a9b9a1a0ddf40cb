import type { GameText, Lang, Message, Option, Outcome, SeatId, SeenEvent } from '@kronika/kernel';
import type { Cell, CellOption, Marked, TicTacToe } from './state.ts';

interface Words {
  readonly name: string;
  readonly chooseCell: string;
  readonly cell: (cell: Cell) => string;
  readonly marked: (seat: SeatId, cell: Cell) => string;
  readonly won: (seat: SeatId) => string;
  readonly draw: string;
}

const SIGNS = ['×', '○'];

const words: Readonly<Record<Lang, Words>> = {
  pl: {
    name: 'Kółko i krzyżyk',
    chooseCell: 'Zajmij wolne pole.',
    cell: (cell) => `pole ${cell + 1}`,
    marked: (seat, cell) => `${sign(seat)} zajmuje pole ${cell + 1}.`,
    won: (seat) => `${sign(seat)} ma trzy w rzędzie i wygrywa.`,
    draw: 'Wszystkie pola zajęte: remis.',
  },
  en: {
    name: 'Tic-tac-toe',
    chooseCell: 'Mark a free cell.',
    cell: (cell) => `cell ${cell + 1}`,
    marked: (seat, cell) => `${sign(seat)} marks cell ${cell + 1}.`,
    won: (seat) => `${sign(seat)} has three in a row and wins.`,
    draw: 'No cell is free: a draw.',
  },
};

function sign(seat: SeatId): string {
  return SIGNS[seat] ?? '?';
}

function board({ cells }: TicTacToe): string {
  const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6, 9)];
  return rows
    .map((row, r) => row.map((seat, c) => (seat === null ? String(r * 3 + c + 1) : sign(seat))).join(' │ '))
    .join('\n──┼───┼──\n');
}

function textIn(lang: Lang): GameText<TicTacToe> {
  const say = words[lang];
  return {
    name: say.name,
    prompt: (_message: Message) => say.chooseCell,
    option: (option: Option | CellOption) => ('cell' in option ? say.cell(option.cell) : option.is),
    event: (event: SeenEvent | Marked) => ('cell' in event ? say.marked(event.seat, event.cell) : undefined),
    outcome: ({ winners: [winner] }: Outcome) => (winner === undefined ? say.draw : say.won(winner)),
    board,
  };
}

export const text: Readonly<Record<Lang, GameText<TicTacToe>>> = { pl: textIn('pl'), en: textIn('en') };
