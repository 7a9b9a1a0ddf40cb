import type { Game, GameEntry } from '@kronika/kernel';
import { skirmish } from './skirmish/game.ts';
import { tictactoe } from './tictactoe/game.ts';

export { cellThing } from './tictactoe/explain.ts';
export { CELLS, type Cell, type CellOption, type TicTacToe } from './tictactoe/state.ts';
export { skirmish, tictactoe };

/** The example games, for whoever puts a registry together. */
export const examples: readonly Game[] = [skirmish, tictactoe];

/** The example games as programs offer them: nothing belongs to them but their rules. */
export const exampleEntries: readonly GameEntry[] = examples.map((game) => ({ game }));
