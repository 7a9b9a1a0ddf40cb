import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { BoutResult, ContestPlan } from '@kronika/bots';
import { invalid, type Refusal } from '@kronika/kernel';
import type { Words } from '../text/words.ts';
import { unusable } from '../text-file.ts';

/** What the games in a file have in common. */
export interface ContestHeading {
  readonly game: string;
  readonly plan: ContestPlan;
}

/** A file that games of contests are added to as soon as they are over, so that a run that is cut off can go on. */
export interface ResultsFile {
  /** The games that are in it already. */
  readonly results: readonly BoutResult[];
  add(result: BoutResult): void;
}

/** Opens the file for games with this heading, or makes it. Its first line is the heading, each other one a game. */
export function openResults(file: string, heading: ContestHeading, words: Words): ResultsFile | Refusal {
  const first = JSON.stringify({ is: 'arena', version: 1, ...heading });
  const add = (result: BoutResult) => appendFileSync(file, `${JSON.stringify(result)}\n`);
  try {
    const text = textIn(file);
    if (text === undefined) {
      writeFileSync(file, `${first}\n`);
      return { results: [], add };
    }
    // What was being written when the run was cut off is not a whole line, and is played again.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [found = '', ...lines] = whole.split('\n').slice(0, -1);
    if (found !== first) return invalid(file, { at: '', problem: words.problem.otherContest(first) });
    if (whole !== text) writeFileSync(file, whole);
    return { results: lines.map((line): BoutResult => JSON.parse(line)), add };
  } catch (error) {
    return unusable(file, error, words);
  }
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
