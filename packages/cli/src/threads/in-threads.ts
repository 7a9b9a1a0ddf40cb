import type { Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Hand, processHand, threadHand } from './hand.ts';
import type { ThreadReply } from './serve-jobs.ts';

/** Work that several threads share. */
export interface ThreadedWork<Job> {
  /** The module that each thread runs, which calls `serveJobs`. `packages/cli/build/build-server.mjs` has to list it. */
  readonly module: URL;
  /** Where the threads take their jobs from, one whenever one is free. Jobs and results are copied between threads. */
  readonly jobs: Iterator<Job>;
  /** One a core unless it is told otherwise. */
  readonly threads?: number;
  /** Processes of their own start slower than threads, but it is known what processor time each has used. */
  readonly hands?: 'threads' | 'processes';
}

/**
 * Does the jobs in threads and yields the results as they come, in any order. The first job that fails ends all of
 * them; whoever stops listening ends them, too.
 */
export async function* inThreads<Job extends Serializable, Result>({
  module,
  jobs,
  threads = availableParallelism(),
  hands = 'threads',
}: ThreadedWork<Job>): AsyncGenerator<Result, void> {
  const inbox = new Inbox<Result>();
  const workers = new Set<Hand>();
  const start = hands === 'threads' ? threadHand : processHand;
  const employ = (worker: Hand) => {
    const job = jobs.next();
    if (job.done) {
      workers.delete(worker);
      void worker.dismiss();
    } else worker.give(job.value);
  };
  try {
    for (let started = 0; started < threads; started += 1) {
      const job = jobs.next();
      if (job.done) break;
      const worker = start<ThreadReply<Result>>(module, {
        reply: (reply) => {
          if ('failed' in reply) return inbox.fail(new Error(reply.failed));
          employ(worker);
          inbox.put(reply.result);
        },
        fail: (error) => inbox.fail(error),
      });
      workers.add(worker);
      worker.give(job.value);
    }
    for (;;) {
      yield* inbox.takeAll();
      if (workers.size === 0 && inbox.isEmpty) return;
      await inbox.news();
    }
  } finally {
    await Promise.all([...workers].map((worker) => worker.dismiss()));
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
