import { isRecord } from '../client/reading.ts';
import { type Stored, stored } from '../client/storage/stored.ts';

/** How a puzzle was solved: without help, or after a hint or the solution was shown. */
export const WAYS = ['alone', 'helped'] as const;
export type SolvedWay = (typeof WAYS)[number];

/** The puzzles of a game that were solved on this device, by their ids. */
export type Solved = Readonly<Record<string, SolvedWay>>;

const kept = new Map<string, Stored<Solved>>();

/** What this browser remembers of the puzzles of a game. */
export function solvedIn(game: string): Stored<Solved> {
  const known = kept.get(game);
  if (known !== undefined) return known;
  const made = stored({ key: `puzzles.${game}`, read: readSolved, write: JSON.stringify });
  kept.set(game, made);
  return made;
}

/** What was solved alone once stays so, however it is solved later. */
export function withSolved(solved: Solved, puzzle: string, way: SolvedWay): Solved {
  return solved[puzzle] === 'alone' ? solved : { ...solved, [puzzle]: way };
}

/** What cannot be read was not solved, and nothing breaks. */
export function readSolved(text: string | undefined): Solved {
  const value = parsed(text);
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([puzzle, way]) => {
    const known = WAYS.find((one) => one === way);
    return known === undefined ? [] : [[puzzle, known] as const];
  });
  return Object.fromEntries(entries);
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
