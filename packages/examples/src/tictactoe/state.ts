import type { RuleId, SeatId } from '@kronika/kernel';

/** The nine cells, row by row. */
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Cell = (typeof CELLS)[number];

/** Who has marked each cell; `null` where nobody has. */
export interface TicTacToe {
  readonly cells: readonly (SeatId | null)[];
}

export interface Marked {
  readonly is: 'marked';
  readonly seat: SeatId;
  readonly cell: Cell;
  readonly rule: RuleId;
}

export interface CellOption {
  readonly is: 'cell';
  readonly cell: Cell;
}

export const LINES: readonly (readonly [Cell, Cell, Cell])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export function freeCells({ cells }: TicTacToe): readonly Cell[] {
  return CELLS.filter((cell) => cells[cell] === null);
}

/** The seat that has three in a row. */
export function winnerOf({ cells }: TicTacToe): SeatId | undefined {
  for (const [a, b, c] of LINES) {
    const seat = cells[a];
    if (seat !== null && seat !== undefined && seat === cells[b] && seat === cells[c]) return seat;
  }
  return undefined;
}
