import type { Puzzle, PuzzleDifficulty } from '@kronika/bots';
import type { Solved } from '../../puzzle/progress.ts';

/** Which puzzles of a list are shown. */
export interface PuzzleFilter {
  readonly difficulty: PuzzleDifficulty | 'all';
  readonly unsolved: 'on' | 'off';
}

export const SHOW_ALL: PuzzleFilter = { difficulty: 'all', unsolved: 'off' };

export function isShown({ id, difficulty }: Puzzle, filter: PuzzleFilter, solved: Solved): boolean {
  if (filter.difficulty !== 'all' && filter.difficulty !== difficulty) return false;
  return filter.unsolved === 'off' || solved[id] === undefined;
}

/** How many of them are solved. */
export function countSolved(puzzles: readonly Puzzle[], solved: Solved): number {
  return puzzles.filter(({ id }) => solved[id] !== undefined).length;
}

/** How many answers the solver has to find. */
export function ownMoves({ seat, line }: Puzzle): number {
  return line.filter((step) => step.seat === seat).length;
}
