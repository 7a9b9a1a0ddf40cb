import type { FoundPuzzle, PuzzlesOfGame } from './generate.ts';

/** Of the puzzles that are kept, so many may be about the same, and so many may be easy. */
const SAME = 1 / 5;
const EASY = 1 / 3;

/** Whether the puzzle adds something to those that are kept, where so many are wanted, or all there are. */
export function isWelcome(
  kept: PuzzlesOfGame,
  { puzzle, about }: FoundPuzzle,
  wanted = Number.POSITIVE_INFINITY,
): boolean {
  const alike = kept.filter((other) => other.about === about);
  const easy = kept.filter((other) => other.puzzle.difficulty === 1);
  return (
    kept.every((other) => other.puzzle.id !== puzzle.id) &&
    alike.length < Math.max(1, wanted * SAME) &&
    (puzzle.difficulty > 1 || easy.length < wanted * EASY)
  );
}
