import type { Answer, MatchRecord, SeatId } from '@kronika/kernel';

/** What is asked for: a win that nobody can prevent, or the one answer that is far better than all others. */
export type PuzzleGoal = 'win' | 'best';

/** 1: the rules of thumb find it. 2: a bot that looks a little ahead does. 3: neither. */
export type PuzzleDifficulty = 1 | 2 | 3;

/** A position of a game between bots in which the right answer matters. Plain data. */
export interface Puzzle {
  /** Short and stable: it comes from the record and the seat. */
  readonly id: string;
  /** The game, cut off at the question to solve. */
  readonly record: MatchRecord;
  /** Who solves it. */
  readonly seat: SeatId;
  readonly goal: PuzzleGoal;
  readonly difficulty: PuzzleDifficulty;
  /** The solution as it is played on the board, the answers of all seats in order. */
  readonly line: readonly PuzzleStep[];
  /** What the first answer promises, and what the best of the wrong ones does. */
  readonly chances: PuzzleChances;
}

export interface PuzzleChances {
  readonly solution: number;
  readonly next: number;
}

/** One answer of the solution. */
export interface PuzzleStep {
  readonly seat: SeatId;
  /** The first one is played; the others are as good. Seats that do not solve the puzzle have exactly one. */
  readonly accepts: readonly Answer[];
}
