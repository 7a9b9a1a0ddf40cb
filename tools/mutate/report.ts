import { posix } from 'node:path';
import type { Found, Result } from './mutation.ts';
import { isCaught, type Verdict } from './verdict.ts';

export interface Score {
  readonly folder: string;
  readonly caught: number;
  readonly tried: number;
}

/** How many faults were noticed, folder by folder. */
export function scoresOf(results: readonly Result[]): readonly Score[] {
  const folders = [...new Set(results.map(folderOf))].sort();
  return folders.map((folder) =>
    scoreOf(
      folder,
      results.filter((result) => folderOf(result) === folder),
    ),
  );
}

function folderOf({ mutant }: Result): string {
  return posix.dirname(mutant.file);
}

function scoreOf(folder: string, results: readonly Result[]): Score {
  return { folder, caught: results.filter(({ verdict }) => isCaught(verdict)).length, tried: results.length };
}

const FATES: Readonly<Record<Verdict['is'], string>> = {
  killed: 'killed',
  timedOut: 'timed out',
  mistyped: 'mistyped',
  survived: 'SURVIVED',
  unreached: 'UNREACHED',
};

/** One mutant in one line. */
export function lineOf({ mutant, verdict }: Result): string {
  const fate = FATES[verdict.is];
  return `${fate.padEnd(9)}  ${mutant.file}:${mutant.line}  ${mutant.kind}: ${mutant.shown}`;
}

/** What nobody noticed, and the scores. */
export function summaryOf({ mutants, results }: Found): string {
  const survivors = [...results].filter(({ verdict }) => !isCaught(verdict)).sort(byPlace);
  const total = scoreOf('all', results);
  const scores = [...scoresOf(results), total];
  const widest = Math.max(...scores.map(({ folder }) => folder.length));
  return [
    survivors.length === 0 ? 'No survivors.' : 'Survivors:',
    ...survivors.map((result) => `  ${lineOf(result)}`),
    '',
    'Score:',
    ...scores.map(
      (score) => `  ${score.folder.padEnd(widest)}  ${percentOf(score).padStart(4)}  ${score.caught}/${score.tried}`,
    ),
    '',
    `${results.length} of ${mutants} mutants tried; the compiler alone refuses ${mistypedAmong(results)} of them.`,
  ].join('\n');
}

function mistypedAmong(results: readonly Result[]): number {
  return results.filter(({ verdict }) => verdict.is === 'mistyped').length;
}

function byPlace({ mutant: a }: Result, { mutant: b }: Result): number {
  return a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1;
}

function percentOf({ caught, tried }: Score): string {
  return tried === 0 ? '–' : `${Math.floor((100 * caught) / tried)}%`;
}

/** The same for programs. */
export function jsonOf({ mutants, results }: Found): string {
  const survivors = results.filter(({ verdict }) => !isCaught(verdict)).sort(byPlace);
  return JSON.stringify({
    mutants,
    tried: results.length,
    caught: results.length - survivors.length,
    mistyped: mistypedAmong(results),
    scores: scoresOf(results),
    survivors: survivors.map(({ mutant: { file, line, kind, shown }, verdict }) => ({
      file,
      line,
      kind,
      shown,
      is: verdict.is,
    })),
  });
}
