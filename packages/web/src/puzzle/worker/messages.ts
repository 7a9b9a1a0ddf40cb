import type { Puzzle } from '@kronika/bots';
import type { Answer, Explanation, Foresight, MatchRecord, Phrase, Thing } from '@kronika/kernel';
import type { LogEntry, TableDocument } from '@kronika/protocol';

/** How the others at the table of a puzzle are called, and who solves it. */
export interface PuzzleNames {
  readonly own: string;
  /** Where there are several others, each has a number behind it. */
  readonly other: string;
}

/** What is asked of the worker in which a puzzle lies on its table. The first message opens it. */
export type PuzzleAsk =
  | { readonly is: 'open'; readonly puzzle: Puzzle; readonly names: PuzzleNames }
  | { readonly is: 'answer'; readonly answer: Answer }
  /** The next answer of somebody else. */
  | { readonly is: 'goOn' }
  | { readonly is: 'again' }
  /** The right answers to the open question: the solution begins to be told. */
  | { readonly is: 'accepted' }
  | { readonly is: 'explain'; readonly thing: Thing }
  | { readonly is: 'foresee'; readonly marked: Answer }
  /** The match as it stands. It tells everything, so it is not given away before the puzzle is over. */
  | { readonly is: 'record' }
  /** What the seats of these puzzles play as. */
  | { readonly is: 'sides'; readonly puzzles: readonly Puzzle[] };

/** Whose turn it is in the solution. */
export type PuzzleTurn = 'own' | 'others' | 'over';

/** A puzzle on its table, as its solver may know it. */
export interface SeenPuzzle {
  /** How many answers of the solution were given, and how many it has. */
  readonly step: number;
  readonly steps: number;
  readonly turn: PuzzleTurn;
  readonly document: TableDocument;
  readonly log: readonly LogEntry[];
}

export type Verdict = 'right' | 'wrong';

/** What the worker says to what it was asked. */
export type PuzzleTold =
  | { readonly is: 'at'; readonly at: SeenPuzzle }
  | { readonly is: 'judged'; readonly verdict: Verdict; readonly at: SeenPuzzle }
  | { readonly is: 'accepted'; readonly answers: readonly Answer[] }
  | { readonly is: 'explained'; readonly explanation: Explanation }
  | { readonly is: 'foreseen'; readonly foresight: Foresight | undefined }
  | { readonly is: 'record'; readonly record: MatchRecord }
  /** By puzzle, then by seat; nothing for a puzzle that cannot be played here. */
  | { readonly is: 'sides'; readonly sides: readonly (readonly string[])[] }
  | { readonly is: 'refused'; readonly because: Phrase };

/** Messages are numbered, so that whoever asks knows the answer by it. */
export interface Numbered<T> {
  readonly id: number;
  readonly message: T;
}
