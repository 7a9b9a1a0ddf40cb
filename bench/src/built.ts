import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { progressSchema } from './progress.ts';
import type { BenchResult } from './result.ts';

const BENCH = fileURLToPath(new URL('..', import.meta.url));
/** As deep as the sources, so that what is named from there is found from here. */
const FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

/** The program, and what it runs in processes and threads: each is found by its name, beside the program. */
const ENTRIES = [
  'src/main.ts',
  'src/server/kronika-process.ts',
  'src/server/boardgame-io-process.ts',
  '../packages/server/src/store/sqlite/sqlite-thread.ts',
  '../packages/server/src/bots/bots-thread.ts',
];

/**
 * Runs the named benchmarks, or all, as a built program, which is how people run the server and the pages: sources
 * that are read as they are carry the names of all functions along, which costs a fifth of the time.
 */
export async function measureBuilt(
  names: readonly string[] | undefined,
  report: (line: string) => void,
): Promise<BenchResult> {
  await buildBenchmarks();
  const program = fork(`${FOLDER}/main.js`, names ?? [], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let result: BenchResult | undefined;
  program.on('message', (message) => {
    const progress = progressSchema.parse(message);
    if (progress.is === 'line') report(progress.line);
    else result = progress.result;
  });
  const [code] = await once(program, 'exit');
  if (result === undefined) throw new Error(`the benchmarks ended with code ${code} and without a result`);
  return result;
}

async function buildBenchmarks(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    absWorkingDir: BENCH,
    entryPoints: ENTRIES,
    entryNames: '[name]',
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [ours],
  });
}

/** Only our own packages are built; all others are taken from where they are installed. */
const ours: Plugin = {
  name: 'ours',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@kronika/') ? undefined : { path: fileIn(path), external: true },
    ),
};

/** The parts of boardgame.io are folders, which only a bundler or CommonJS finds; its `main` is the same file. */
function fileIn(path: string): string {
  const part = /^boardgame\.io\/(\w+)$/.exec(path)?.[1];
  return part === undefined ? path : `boardgame.io/dist/cjs/${part}.js`;
}
