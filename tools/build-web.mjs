import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newest } from '../packages/cli/build/newest.mjs';
import { ROOT, runScript } from './run.mjs';

const WEB = 'packages/web';
const BUILT = join(ROOT, WEB, 'dist', 'index.html');

/** What the pages are made of: their own sources, and those of everything they run in the browser. */
const SOURCES = ['packages', 'package-lock.json'];

/** Builds the pages, unless they are newer than everything they are made of. Gives the exit code. */
export function buildWebIfNeeded() {
  if (!existsSync(join(ROOT, WEB, 'vite.config.ts'))) return 0;
  if (existsSync(BUILT) && newest(SOURCES.map((path) => join(ROOT, path))) <= statSync(BUILT).mtimeMs) return 0;
  return runScript('node_modules/vite/bin/vite.js', ['build', WEB]);
}
