import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When the last of the files changed, in milliseconds. What is built or tests something does not count.
 *
 * @param {readonly string[]} paths
 * @returns {number}
 */
export function newest(paths) {
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
