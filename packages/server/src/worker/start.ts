import { Worker } from 'node:worker_threads';

const BOOT = new URL('./boot.mjs', import.meta.url);

/** Whether this is the server as `packages/cli/build/build-server.mjs` builds it, with all threads beside this very file. */
const isBuilt = !import.meta.url.endsWith('.ts');

/** Starts a thread that runs one of our modules, which may be TypeScript. Each has a name that no other one has. */
export function startThread(module: URL, data: unknown): Worker {
  const { href } = module;
  // Without the arguments of the process: a thread needs no inspector, no loader of a test runner.
  if (isBuilt) return new Worker(new URL(href.replace(/\.ts$/, '.js')), { workerData: { data }, execArgv: [] });
  return new Worker(BOOT, { workerData: { module: href, data }, execArgv: [] });
}
