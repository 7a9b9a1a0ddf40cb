import type { Bot, Question, SeatId, Thought } from '@kronika/kernel';
import { type Cell, type CellOption, LINES, type TicTacToe } from './state.ts';

const BY_WORTH: readonly Cell[] = [4, 0, 2, 6, 8, 1, 3, 5, 7];

/** Completes a row, else stops the other's row, else takes the best cell that is free. */
export const thumb: Bot = {
  answer({ view, question }: Thought<TicTacToe>) {
    const free = cellsOffered(question);
    const other: SeatId = question.seat === 0 ? 1 : 0;
    const best =
      completing(view, question.seat, free) ??
      completing(view, other, free) ??
      BY_WORTH.find((cell) => free.includes(cell));
    return best === undefined ? 0 : free.indexOf(best);
  },
};

function cellsOffered(question: Question): readonly Cell[] {
  return question.is === 'choose' ? question.options.filter(isCell).map(({ cell }) => cell) : [];
}

function isCell(option: object): option is CellOption {
  return 'cell' in option;
}

function completing({ cells }: TicTacToe, seat: SeatId, free: readonly Cell[]): Cell | undefined {
  return free.find((cell) =>
    LINES.some((line) => line.includes(cell) && line.every((c) => c === cell || cells[c] === seat)),
  );
}
