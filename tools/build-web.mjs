import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * When the last of the files changed, in milliseconds.
 *
 * @param {readonly string[]} paths
 * @returns {number}
 */
function newest(paths) {
  return paths.reduce((latest, path) => Math.max(latest, changed(path)), 0);
}

/**
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const inside = readdirSync(path).filter(
    (name) => name !== 'node_modules' && name !== 'dist' && !name.includes('.test.'),
  );
  return newest(inside.map((name) => join(path, name)));
}
