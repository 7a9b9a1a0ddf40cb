import { invalid, isRefusal, type Position, type Refusal, type SandboxProblem, type SeatId } from '@kronika/kernel';
import * as z from 'zod';
import { turns } from './rules.ts';
import { freeCells, type TicTacToe, winnerOf } from './state.ts';
import { ALREADY_OVER, unevenSigns } from './text.ts';

/** Three rows as they are drawn, e.g. `['x.o', '.x.', '..o']`; the seat with fewer signs moves. */
const schema = z.strictObject({
  rows: z.array(z.string().regex(/^[xo.]{3}$/, 'expected three of x, o and .')).length(3),
});

export type Drawing = Readonly<z.infer<typeof schema>>;

export function readDrawing(description: unknown): Drawing | Refusal {
  const parsed = schema.safeParse(description);
  if (parsed.success) return parsed.data;
  return invalid(
    'the situation',
    ...parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message })),
  );
}

export function stateIn({ rows }: Drawing): TicTacToe {
  return {
    cells: [...rows.join('')].map((sign): SeatId | null => (sign === 'x' ? 0 : sign === 'o' ? 1 : null)),
  };
}

export function drawingOf({ cells }: TicTacToe): Drawing {
  const signs = cells.map((seat) => (seat === 0 ? 'x' : seat === 1 ? 'o' : '.')).join('');
  return { rows: [signs.slice(0, 3), signs.slice(3, 6), signs.slice(6, 9)] };
}

/** Why a drawn board cannot be played on. */
export function problemsIn(drawing: Drawing): readonly SandboxProblem[] {
  const state = stateIn(drawing);
  const { crosses, noughts } = signsIn(state);
  const isUneven = crosses !== noughts && crosses !== noughts + 1;
  const end = winnerOf(state) === undefined ? 'TTT-WIN-b' : 'TTT-WIN-a';
  const isOver = end === 'TTT-WIN-a' || freeCells(state).length === 0;
  return [
    ...(isUneven ? [{ text: unevenSigns(crosses, noughts), rule: 'TTT-TURN-a' } as const] : []),
    ...(isOver ? [{ text: ALREADY_OVER, rule: end } as const] : []),
  ];
}

export function problems(description: unknown): readonly SandboxProblem[] {
  const drawing = readDrawing(description);
  return isRefusal(drawing) ? [] : problemsIn(drawing);
}

export function situation(description: unknown): Position<TicTacToe> | Refusal {
  const drawing = readDrawing(description);
  if (isRefusal(drawing)) return drawing;
  const wrong = problemsIn(drawing);
  if (wrong.length > 0) return invalid('the situation', ...wrong.map(({ text }) => ({ at: 'rows', problem: text.en })));
  const state = stateIn(drawing);
  const { crosses, noughts } = signsIn(state);
  return { seats: 2, state, stack: [turns({ seat: crosses === noughts ? 0 : 1 })] };
}

function signsIn({ cells }: TicTacToe): { readonly crosses: number; readonly noughts: number } {
  return {
    crosses: cells.filter((seat) => seat === 0).length,
    noughts: cells.filter((seat) => seat === 1).length,
  };
}
