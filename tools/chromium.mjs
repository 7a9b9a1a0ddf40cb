// Finds a Chromium for the browser tests; on a Debian machine without one it is installed from Debian's packages.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PACKAGES = ['chromium', 'fonts-noto-core'];

/** Without these a browser that runs as root does not start, or looks for services that a test machine cannot reach. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} the path of a browser */
export function findChromium() {
  const given = process.env.CHROMIUM;
  if (given !== undefined && given !== '') return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @returns {string} the path of a browser; ends the program if there is none and none can be installed */
export function chromiumOrInstall() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (apt('update') !== 0 || apt('install', '--yes', '--no-install-recommends', ...PACKAGES) !== 0)
    throw new Error('The browser tests need Chromium. Install it, or set CHROMIUM to the path of one.');
  const installed = findChromium();
  if (installed === undefined)
    throw new Error('Chromium was installed, but it is not in PATH. Set CHROMIUM to its path.');
  return installed;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status ?? 1;
}
