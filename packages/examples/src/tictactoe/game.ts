import { flowsOf, type Game, invalid, type Setup } from '@kronika/kernel';
import { thumb } from './bot.ts';
import { events, turns } from './rules.ts';
import { situation } from './situation.ts';
import { CELLS, type TicTacToe } from './state.ts';
import { text } from './text.ts';

/** Tic-tac-toe: the smallest game of perfect information, and the yardstick of the benchmarks. */
export const tictactoe: Game<TicTacToe, Setup, TicTacToe> = {
  id: 'tictactoe',
  seats: { min: 2, max: 2 },
  rules: 1,
  parseSetup: (input) =>
    typeof input === 'object' && input !== null && 'seats' in input && input.seats === 2
      ? { seats: 2 }
      : invalid('the setup', { at: 'seats', problem: 'tic-tac-toe is for exactly 2 seats' }),
  start: () => ({ seats: 2, state: { cells: CELLS.map(() => null) }, stack: [turns({ seat: 0 })] }),
  flows: flowsOf(turns),
  events,
  view: (state) => ({ cells: state.cells }),
  situation,
  faults: ({ cells }) => {
    const lead = cells.filter((cell) => cell === 0).length - cells.filter((cell) => cell === 1).length;
    return lead === 0 || lead === 1 ? [] : [`one seat has marked ${lead} cells more than the other`];
  },
  text,
  bots: { thumb },
};
