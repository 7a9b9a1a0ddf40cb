import type { Puzzle } from '@kronika/bots';
import { tictactoe } from '@kronika/examples';
import { isRefusal, Recorder } from '@kronika/kernel';

/**
 * × to move and to win: a fork at the left edge threatens two lines at once. The free cells are offered in their order, so
 * the answers are 1 for the cell 3, then 1 for the block at 5, then 1 for the cell 6.
 */
const ROWS = ['xo.', '.x.', '..o'];

/** A puzzle of three steps, of which the solver finds two; another answer to the first step is as good. */
export function fork(change: Partial<Puzzle> = {}): Puzzle {
  const begun = Recorder.begin(tictactoe, { is: 'situation', situation: { rows: ROWS } }, 'fork');
  if (isRefusal(begun)) throw new Error('the situation was refused');
  return {
    id: 'fork',
    record: begun.recorder.record(),
    seat: 0,
    goal: 'win',
    difficulty: 1,
    line: [
      { seat: 0, accepts: [1, 3] },
      { seat: 1, accepts: [1] },
      { seat: 0, accepts: [1] },
    ],
    chances: { solution: 1, next: 0.5 },
    ...change,
  };
}

export const NAMES = { own: 'Ala', other: 'Bot' };
