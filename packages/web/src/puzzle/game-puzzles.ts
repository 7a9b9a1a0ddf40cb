import type { Puzzle, PuzzleGoal } from '@kronika/bots';
import type { Phrase } from '@kronika/kernel';
import { OFFERED_GAMES, partOf } from '../games/parts.ts';
import type { Solved } from './progress.ts';

/** What the puzzles of a game ask for, in its own words. */
export type PuzzleGoals = Readonly<Record<PuzzleGoal, Phrase>>;

/** The puzzles of a game, from the easiest to the hardest, and what they ask for. */
export interface GamePuzzles {
  readonly game: string;
  readonly goals: PuzzleGoals;
  readonly puzzles: readonly Puzzle[];
}

/** Found by the names of their files, and loaded when somebody wants to solve them. */
const FILES = import.meta.glob<readonly Puzzle[]>('../games/*/puzzles/puzzles.json', { import: 'default' });

export function hasPuzzles(game: string): boolean {
  return fileOf(game) !== undefined;
}

/** The games that have puzzles, in the order in which games are offered. */
export const PUZZLE_GAMES = OFFERED_GAMES.filter(({ id }) => hasPuzzles(id));

function fileOf(game: string): (() => Promise<readonly Puzzle[]>) | undefined {
  return FILES[`../games/${game}/puzzles/puzzles.json`];
}

/** Nothing for a game without puzzles. */
export async function puzzlesOf(game: string): Promise<GamePuzzles | undefined> {
  const [goals, puzzles] = await Promise.all([partOf(game, 'puzzles'), fileOf(game)?.()]);
  if (goals === undefined || puzzles === undefined || puzzles.length === 0) return undefined;
  return { game, goals, puzzles: [...puzzles].sort((one, other) => one.difficulty - other.difficulty) };
}

/** The next puzzle that is not solved: behind that one first, then from the beginning of the list. */
export function nextUnsolved(puzzles: readonly Puzzle[], solved: Solved, behind?: string): Puzzle | undefined {
  const at = puzzles.findIndex(({ id }) => id === behind);
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))].find(({ id }) => solved[id] === undefined);
}
