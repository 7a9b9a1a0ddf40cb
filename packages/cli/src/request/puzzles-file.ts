import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Puzzle } from '@kronika/bots';
import { invalid, isRefusal, type Refusal } from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { readTextFile, unusable } from '../text-file.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the pages have the puzzles of a game. */
export function puzzlesFileOf(game: string): string {
  return join(PACKAGES, 'web/src/games', game, 'puzzles/puzzles.json');
}

/** The puzzles in a file: a list in JSON. */
export async function readPuzzles(file: string, words: Words): Promise<readonly Puzzle[] | Refusal> {
  const text = await readTextFile(file, words);
  if (isRefusal(text)) return text;
  try {
    const puzzles: unknown = JSON.parse(text);
    if (Array.isArray(puzzles) && puzzles.every(isPuzzle)) return puzzles;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return invalid(file, { at: '', problem: words.problem.noPuzzles });
}

/** The puzzles that are in a file already; none where there is no file yet. */
export async function puzzlesSoFar(file: string, words: Words): Promise<readonly Puzzle[] | Refusal> {
  return existsSync(file) ? readPuzzles(file, words) : [];
}

/** Writes all of the puzzles, one a line; an old file stays until the new one is complete. */
export function writePuzzles(file: string, puzzles: readonly Puzzle[], words: Words): Refusal | undefined {
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    renameSync(draft, file);
    return undefined;
  } catch (error) {
    return unusable(file, error, words);
  }
}

/** Enough to tell that the file is one of puzzles; whether they are sound is for whoever plays them. */
function isPuzzle(value: unknown): value is Puzzle {
  return typeof value === 'object' && value !== null && 'record' in value && 'seat' in value && 'line' in value;
}
