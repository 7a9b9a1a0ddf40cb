import type { Game } from '@kronika/kernel';
import { skirmish } from './skirmish/game.ts';
import { tictactoe } from './tictactoe/game.ts';

export { skirmish, tictactoe };

/** The example games, for whoever puts a registry together. */
export const examples: readonly Game[] = [skirmish, tictactoe];
