import { parentPort } from 'node:worker_threads';

/** What a thread or process answers to a job. */
export type ThreadReply<Result> = { readonly result: Result } | { readonly failed: string };

/** Called once by a module that runs in a thread or a process: does each job it is sent and replies with the result. */
export function serveJobs<Job, Result>(run: (job: Job) => Result | Promise<Result>): void {
  if (parentPort === null) {
    process.on('message', async (job: Job) => process.send?.(await replyTo(run, job)));
    // Whoever wanted the results is gone.
    process.on('disconnect', () => process.exit());
    process.on('SIGTERM', () => process.exit());
  } else parentPort.on('message', async (job: Job) => parentPort?.postMessage(await replyTo(run, job)));
}

async function replyTo<Job, Result>(
  run: (job: Job) => Result | Promise<Result>,
  job: Job,
): Promise<ThreadReply<Result>> {
  try {
    return { result: await run(job) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
