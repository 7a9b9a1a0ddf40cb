import {
  type Explanation,
  type Match,
  type NamedThing,
  questionFor,
  type Reason,
  type SeatId,
  type Sum,
  seatThing,
  type Thing,
  UNEXPLAINED,
  type Viewer,
  waitingFor,
} from '@kronika/kernel';
import { CELLS, type Cell, LINES, type TicTacToe } from './state.ts';
import { LINE_NAMES, OPEN_LINES, takenBy, waitsFor } from './text.ts';

/** A cell, where one points at it. */
export function cellThing(cell: Cell): NamedThing {
  return { is: 'cell', id: String(cell) };
}

function cellIn(thing: Thing): Cell | undefined {
  return 'id' in thing && thing.is === 'cell' ? CELLS.find((cell) => String(cell) === thing.id) : undefined;
}

/** Explains a cell: how many lines can still be won through it, and why it cannot be marked now. */
export function explain(match: Match<TicTacToe>, viewer: Viewer, thing: Thing): Explanation {
  const cell = cellIn(thing);
  if (cell === undefined) return UNEXPLAINED;
  return { sums: [openLines(match.state, cell)], whyNot: whyNot(match, viewer, cell), notes: [] };
}

function openLines({ cells }: TicTacToe, cell: Cell): Sum {
  const parts = LINES.flatMap((line, place) => {
    const isOpen = new Set(line.map((one) => cells[one]).filter((seat) => seat !== null)).size < 2;
    const by = LINE_NAMES[place];
    return line.includes(cell) && isOpen && by !== undefined ? [{ by, amount: 1 }] : [];
  });
  return { of: 'openLines', name: OPEN_LINES, parts, total: parts.length };
}

function whyNot(match: Match<TicTacToe>, viewer: Viewer, cell: Cell): readonly Reason[] {
  if (match.outcome !== undefined || viewer === 'spectator' || viewer === 'arbiter') return [];
  const seat = match.state.cells[cell];
  if (seat !== null && seat !== undefined) return [{ text: takenBy(seat), rule: 'TTT-TURN-a', from: seatThing(seat) }];
  return questionFor(match, viewer) === undefined ? waitingFor(match).map(waiting) : [];
}

function waiting(seat: SeatId): Reason {
  return { text: waitsFor(seat), rule: 'TTT-TURN-a', from: seatThing(seat) };
}
