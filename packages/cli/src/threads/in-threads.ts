import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startThread } from '@kronika/server/threads';
import type { ThreadReply } from './serve-jobs.ts';

/** Work that several threads share. */
export interface ThreadedWork<Job> {
  /** The module that each thread runs, which calls `serveJobs`. `packages/cli/build/build-server.mjs` has to list it. */
  readonly module: URL;
  /** Where the threads take their jobs from, one whenever one is free. Jobs and results are copied between threads. */
  readonly jobs: Iterator<Job>;
  /** One a core unless it is told otherwise. */
  readonly threads?: number;
}

/**
 * Does the jobs in threads and yields the results as they come, in any order. The first job that fails ends all of
 * them; whoever stops listening ends them, too.
 */
export async function* inThreads<Job, Result>({
  module,
  jobs,
  threads = availableParallelism(),
}: ThreadedWork<Job>): AsyncGenerator<Result, void> {
  const inbox = new Inbox<Result>();
  const workers = new Set<Worker>();
  const employ = (worker: Worker) => {
    const job = jobs.next();
    if (job.done) {
      workers.delete(worker);
      void worker.terminate();
    } else worker.postMessage(job.value);
  };
  try {
    for (let started = 0; started < threads; started += 1) {
      const job = jobs.next();
      if (job.done) break;
      const worker = startThread(module, undefined);
      workers.add(worker);
      worker.on('message', (reply: ThreadReply<Result>) => {
        if ('failed' in reply) return inbox.fail(new Error(reply.failed));
        employ(worker);
        inbox.put(reply.result);
      });
      worker.on('error', (error) => inbox.fail(error));
      worker.postMessage(job.value);
    }
    for (;;) {
      yield* inbox.takeAll();
      if (workers.size === 0 && inbox.isEmpty) return;
      await inbox.news();
    }
  } finally {
    await Promise.all([...workers].map((worker) => worker.terminate()));
  }
}

/** Results that wait to be taken, and whoever waits for them. */
class Inbox<T> {
  #waiting: T[] = [];
  #failure: unknown;
  #wake: () => void = () => undefined;

  get isEmpty(): boolean {
    return this.#waiting.length === 0 && this.#failure === undefined;
  }

  put(result: T): void {
    this.#waiting.push(result);
    this.#wake();
  }

  fail(error: unknown): void {
    this.#failure ??= error;
    this.#wake();
  }

  takeAll(): readonly T[] {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#waiting.splice(0);
  }

  /** Resolves when there is something to take, at once if there is already. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (!this.isEmpty) resolve();
    });
  }
}
