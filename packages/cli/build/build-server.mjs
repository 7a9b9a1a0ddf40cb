import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newest } from './newest.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where builds are kept, each as deep as the source of the command, so that what is named from there is found from here. */
const BUILDS = 'packages/cli/dist';
const SOURCES = ['packages', 'package-lock.json'];

/** The program, and what it runs in threads: each is found by its name, beside the program. */
const ENTRIES = [
  'packages/cli/src/main.ts',
  'packages/cli/src/threads/arena-process.ts',
  'packages/cli/src/threads/fit-thread.ts',
  'packages/cli/src/threads/puzzles-thread.ts',
  'packages/cli/src/threads/simulation-thread.ts',
  'packages/server/src/store/sqlite/sqlite-thread.ts',
  'packages/server/src/bots/bots-thread.ts',
];

/** The sources as they are, read by `tsx`. */
const UNBUILT = 'packages/cli/bin/from-sources.mjs';

/** A program that runs may still load parts of its build: so many older ones are kept. */
const OLDER_KEPT = 3;

/**
 * The program as it is built, which starts faster and spares the cost of reading TypeScript. It is built unless there is a
 * build of the sources as they are now; where that is not possible, the sources are run.
 *
 * @returns {Promise<string>}
 */
export async function builtServer() {
  const stamp = Math.ceil(newest(SOURCES.map((path) => join(ROOT, path))));
  const name = `built-${stamp}`;
  const folder = join(ROOT, BUILDS, name);
  const program = join(BUILDS, name, 'main.js');
  if (existsSync(join(ROOT, program))) return program;
  // Built elsewhere and then moved, so that several programs may start at once.
  const draft = `${folder}-${process.pid}`;
  try {
    await buildServer(draft);
    if (!moved(draft, folder)) rmSync(draft, { recursive: true, force: true });
    dropOldBuilds();
    return program;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    console.error('Kronika cannot be built, so its sources are run:', error);
    return UNBUILT;
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} whether it was moved; not if another process was faster
 */
function moved(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (existsSync(to)) return false;
    throw error;
  }
}

function dropOldBuilds() {
  const builds = readdirSync(join(ROOT, BUILDS)).filter((name) => /^built-\d+$/.test(name));
  const byAge = builds.sort((a, b) => Number(b.slice('built-'.length)) - Number(a.slice('built-'.length)));
  for (const name of byAge.slice(1 + OLDER_KEPT)) rmSync(join(ROOT, BUILDS, name), { recursive: true, force: true });
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
