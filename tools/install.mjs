import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runScript } from './run.mjs';

/** Installs the dependencies, unless those the lock file names are there already. Ends the program if that fails. */
export function installIfNeeded() {
  if (isInstalled()) return;
  const code = npmCleanInstall();
  if (code !== 0) process.exit(code);
}

function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

function npmCleanInstall() {
  const args = ['ci', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm !== undefined) return runScript(npm, args);
  // Outside of `npm start` and `npm test`: npm is a batch file on Windows, which only a shell can run.
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell }).status ?? 1;
}
