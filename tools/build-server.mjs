import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newest } from './newest.mjs';
import { ROOT } from './run.mjs';

/** As deep as the source of the command, so that what is named from there is found from here. */
const BUILT = 'packages/cli/dist/server';
const SOURCES = ['packages', 'package-lock.json', 'tools/build-server.mjs'];

/** The program, and what it runs in threads: each is found by its name, beside the program. */
const ENTRIES = [
  'packages/cli/src/main.ts',
  'packages/server/src/store/sqlite/sqlite-thread.ts',
  'packages/server/src/bots/bots-thread.ts',
];

/** The program that runs the sources as they are. */
const UNBUILT = 'packages/cli/bin/kronika.mjs';

/**
 * The program to serve with: the built one, which starts faster and spares the cost of reading TypeScript. It is built
 * unless it is newer than everything it is made of; where that is not possible, the sources are run as they are.
 *
 * @returns {Promise<string>}
 */
export async function builtServer() {
  const program = join(BUILT, 'main.js');
  const file = join(ROOT, program);
  if (existsSync(file) && newest(SOURCES.map((path) => join(ROOT, path))) <= statSync(file).mtimeMs) return program;
  try {
    await buildServer(join(ROOT, BUILT));
    return program;
  } catch (error) {
    console.error('The server cannot be built, so its sources are run:', error);
    return UNBUILT;
  }
}

/**
 * Builds the server into a folder of its own inside a `dist` of `packages/cli`.
 *
 * @param {string} folder
 */
export async function buildServer(folder) {
  // Loaded only here: a server that is built already starts without it.
  const { bundle } = await import('./bundle.mjs');
  await bundle({
    entries: ENTRIES,
    folder,
    // But for the benchmarks, which no server needs.
    outside: (path) => (path.startsWith('@kronika/') && path !== '@kronika/bench' ? undefined : path),
  });
}
