import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is mutated, and by which tests it is judged. */
export interface Project {
  /** All paths are from here. */
  readonly root: string;
  /** The vitest configuration that says which tests there are. */
  readonly config: string;
}

/** Files that hold no behaviour of their own: tests and what they stand on, texts, kept matches. */
const NO_BEHAVIOUR = /\.test\.tsx?$|\.check\.ts$|\.d\.ts$|\/(?:text|testing|golden|fixture)\//;

/** The source files at or below a path, sorted. */
export function sourcesUnder({ root }: Project, path: string): readonly string[] {
  return filesUnder(root, path).filter((file) => /\.tsx?$/.test(file) && !NO_BEHAVIOUR.test(file));
}

/** All files at or below a path, from the root. */
export function filesUnder(root: string, path: string): readonly string[] {
  const clean = path.replaceAll('\\', '/').replace(/\/+$/, '');
  if (!existsSync(join(root, clean))) return [];
  const entries = entriesOf(join(root, clean));
  if (entries === undefined) return [clean];
  return entries.flatMap((name) => (SKIPPED.has(name) ? [] : filesUnder(root, `${clean}/${name}`)));
}

const SKIPPED = new Set(['node_modules', 'dist', 'coverage', '.mutate']);

function entriesOf(path: string): readonly string[] | undefined {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}

/** The package a file lies in: `packages/agot` for `packages/agot/src/game.ts`. */
export function packageOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/');
}
