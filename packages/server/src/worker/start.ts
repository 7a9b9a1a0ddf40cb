import { Worker } from 'node:worker_threads';

const BOOT = new URL('./boot.mjs', import.meta.url);

/** Starts a thread that runs one of our modules, which may be TypeScript. */
export function startThread(module: URL, data: unknown): Worker {
  // Without the arguments of the process: a thread needs no inspector, no loader of a test runner.
  return new Worker(BOOT, { workerData: { module: module.href, data }, execArgv: [] });
}
