import { existsSync, rmSync, statSync } from 'node:fs';
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
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [{ name: 'ours', setup: (plugin) => plugin.onResolve({ filter: /^[^./]/ }, outside) }],
  });
}

/**
 * Only our own packages are built, but for the benchmarks; all others are taken from where they are installed.
 *
 * @param {{ path: string, kind: string }} import
 */
function outside({ path, kind }) {
  const isOurs = path.startsWith('@kronika/') && path !== '@kronika/bench';
  return isOurs || kind === 'entry-point' ? undefined : { path, external: true };
}
