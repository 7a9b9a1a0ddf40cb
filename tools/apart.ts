import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { codeOf } from './source.ts';

/** Where tests are, from the root. */
const FOLDERS = ['packages', 'bench', 'tools'];

/**
 * What a test does that others in its process would notice: it replaces modules, globals or the clock, gives cards
 * other texts, or wants a page around it.
 */
const LEAVES_TRACES = /\bvi\s*\.\s*(?!fn\b)\w|(?<![.\w])define\s*\(/;
const WANTS_A_PAGE = /@vitest-environment/;

/** Whether a test needs modules and globals that nobody else uses. */
export function isApart(source: string): boolean {
  return WANTS_A_PAGE.test(source) || LEAVES_TRACES.test(codeOf(source));
}

/** The files of tests that are run apart from all others. */
export function testsApart(): readonly string[] {
  return FOLDERS.flatMap(testsIn).filter((path) => isApart(readFileSync(join(ROOT, path), 'utf8')));
}

function testsIn(folder: string): readonly string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : testsIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
