import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a script with this very Node, in the project's folder and at this terminal.
 * Needs no shell and no `npx`, so it works alike on every system.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {number} its exit code
 */
export function runScript(script, args) {
  const { status, error } = spawnSync(process.execPath, [script, ...args], { cwd: ROOT, stdio: 'inherit' });
  if (error !== undefined) throw error;
  return status ?? 1;
}
