import { invalid, type Position, type Refusal, type SeatId } from '@kronika/kernel';
import * as z from 'zod';
import { turns } from './rules.ts';
import { freeCells, type TicTacToe, winnerOf } from './state.ts';

/** Three rows as they are drawn, e.g. `['x.o', '.x.', '..o']`; the seat with fewer signs moves. */
const schema = z.strictObject({
  rows: z.array(z.string().regex(/^[xo.]{3}$/, 'expected three of x, o and .')).length(3),
});

export function situation(description: unknown): Position<TicTacToe> | Refusal {
  const parsed = schema.safeParse(description);
  if (!parsed.success)
    return invalid(
      'the situation',
      ...parsed.error.issues.map(({ path, message }) => ({ at: path.join('.'), problem: message })),
    );
  const cells = [...parsed.data.rows.join('')].map((sign): SeatId | null =>
    sign === 'x' ? 0 : sign === 'o' ? 1 : null,
  );
  const state = { cells };
  const [crosses, noughts] = [0, 1].map((seat) => cells.filter((cell) => cell === seat).length);
  if (crosses !== noughts && crosses !== (noughts ?? 0) + 1)
    return invalid('the situation', { at: 'rows', problem: `${crosses} x and ${noughts} o cannot be; x moves first` });
  if (winnerOf(state) !== undefined || freeCells(state).length === 0)
    return invalid('the situation', { at: 'rows', problem: 'the match is already over there' });
  return { seats: 2, state, stack: [turns({ seat: crosses === noughts ? 0 : 1 })] };
}
