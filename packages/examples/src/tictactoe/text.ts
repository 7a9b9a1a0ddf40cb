import type { GameText, Lang, Option, Outcome, Phrase, SeatId, SeenEvent } from '@kronika/kernel';
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

/** The sign of a seat. */
export function sign(seat: SeatId): string {
  return SIGNS[seat] ?? '?';
}

/** The lines, as `LINES` has them. */
export const LINE_NAMES: readonly Phrase[] = [
  { pl: 'górny rząd', en: 'top row' },
  { pl: 'środkowy rząd', en: 'middle row' },
  { pl: 'dolny rząd', en: 'bottom row' },
  { pl: 'lewa kolumna', en: 'left column' },
  { pl: 'środkowa kolumna', en: 'middle column' },
  { pl: 'prawa kolumna', en: 'right column' },
  { pl: 'przekątna od lewej', en: 'diagonal from the left' },
  { pl: 'przekątna od prawej', en: 'diagonal from the right' },
];

export const OPEN_LINES: Phrase = { pl: 'otwarte linie', en: 'open lines' };

export function cellName(cell: Cell): Phrase {
  return { pl: words.pl.cell(cell), en: words.en.cell(cell) };
}

/** A sign as a piece, and the seat that plays it. */
export function signName(seat: SeatId): Phrase {
  return { pl: sign(seat), en: sign(seat) };
}

export const BOARD_NAME: Phrase = { pl: 'Plansza', en: 'Board' };
export const SIGN_KIND: Phrase = { pl: 'Znak', en: 'Sign' };
export const EMPTY_CELL: Phrase = { pl: 'puste', en: 'empty' };

/** Boards to start from. */
export const READY = {
  empty: {
    name: { pl: 'Pusta plansza', en: 'Empty board' },
    about: { pl: 'Zaczyna ×.', en: '× begins.' },
  },
  fork: {
    name: { pl: 'Dwa rogi', en: 'Two corners' },
    about: { pl: 'Ruch ma ○ i musi zająć bok, nie róg.', en: '○ moves, and has to take a side, not a corner.' },
  },
} satisfies Readonly<Record<string, Readonly<Record<'name' | 'about', Phrase>>>>;

export function unevenSigns(crosses: number, noughts: number): Phrase {
  return {
    pl: `× ma ${crosses}, ○ ma ${noughts}. × zaczyna, więc może mieć najwyżej jeden więcej.`,
    en: `× has ${crosses}, ○ has ${noughts}. × begins and can be at most one ahead.`,
  };
}

export const ALREADY_OVER: Phrase = { pl: 'Ta partia jest już skończona.', en: 'This match is already over.' };

export function takenBy(seat: SeatId): Phrase {
  return { pl: `To pole zajął już ${sign(seat)}.`, en: `${sign(seat)} has marked it already.` };
}

export function waitsFor(seat: SeatId): Phrase {
  return { pl: `Teraz ruch ma ${sign(seat)}.`, en: `It is the turn of ${sign(seat)}.` };
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
    prompt: () => ({ ask: say.chooseCell }),
    option: (option: Option | CellOption) => ('cell' in option ? say.cell(option.cell) : option.is),
    event: (event: SeenEvent | Marked) => ('cell' in event ? say.marked(event.seat, event.cell) : undefined),
    outcome: ({ winners: [winner] }: Outcome) => (winner === undefined ? say.draw : say.won(winner)),
    board,
  };
}

export const text: Readonly<Record<Lang, GameText<TicTacToe>>> = { pl: textIn('pl'), en: textIn('en') };
