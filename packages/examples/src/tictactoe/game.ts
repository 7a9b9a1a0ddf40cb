import { flowsOf, type Game, plainSetup, readSetup, type Setup } from '@kronika/kernel';
import { thumb } from './bot.ts';
import { cellThing, explain } from './explain.ts';
import { events, turns } from './rules.ts';
import { problems, situation } from './situation.ts';
import { CELLS, type TicTacToe } from './state.ts';
import { text } from './text.ts';

const SETUP = plainSetup({ min: 2, max: 2 });

/** Tic-tac-toe: the smallest game of perfect information, and the yardstick of the benchmarks. */
export const tictactoe: Game<TicTacToe, Setup, TicTacToe> = {
  id: 'tictactoe',
  rules: 1,
  setup: SETUP,
  parseSetup: (input) => readSetup(SETUP, input),
  start: () => ({ seats: 2, state: { cells: CELLS.map(() => null) }, stack: [turns({ seat: 0 })] }),
  flows: flowsOf(turns),
  events,
  view: (state) => ({ cells: state.cells }),
  explain,
  things: () => CELLS.map(cellThing),
  situation,
  problems,
  faults: ({ cells }) => {
    const lead = cells.filter((cell) => cell === 0).length - cells.filter((cell) => cell === 1).length;
    return lead === 0 || lead === 1 ? [] : [`one seat has marked ${lead} cells more than the other`];
  },
  text,
  bots: { thumb },
};
