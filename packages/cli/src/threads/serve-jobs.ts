import { parentPort } from 'node:worker_threads';

/** What a thread answers to a job. */
export type ThreadReply<Result> = { readonly result: Result } | { readonly failed: string };

/** Called once by a module that runs in a thread: does each job it is sent and replies with the result. */
export function serveJobs<Job, Result>(run: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(run, job)));
}

function replyTo<Job, Result>(run: (job: Job) => Result, job: Job): ThreadReply<Result> {
  try {
    return { result: run(job) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
