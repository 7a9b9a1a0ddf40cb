import { spawn, spawnSync } from 'node:child_process';
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

/**
 * Runs a script like `runScript`, and ends with it. What tells this process to stop is passed on, so that the
 * script can finish what it is doing.
 *
 * @param {string} script
 * @param {readonly string[]} args
 * @param {readonly string[]} flags what Node itself is told
 */
export function handOver(script, args, flags) {
  const child = spawn(process.execPath, [...flags, script, ...args], { cwd: ROOT, stdio: 'inherit' });
  // Ctrl+C reaches the script by itself; this one only has to wait for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
