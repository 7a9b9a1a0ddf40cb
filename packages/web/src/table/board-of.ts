import { partOf } from '../games/parts.ts';
import type { BoardModule } from './board-module.ts';

/** The board of a game; a game without one of its own is played on a plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const board = await partOf(game, 'board');
  if (board !== undefined) return board;
  const { plainBoard } = await import('./plain/plain-board.tsx');
  return plainBoard(game);
}
