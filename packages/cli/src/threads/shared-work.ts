import type { Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { inThreads } from './in-threads.ts';
import { optimizeAsUsual, optimizeSparingly } from './tiering.ts';

/** Numbered pieces of work, e.g. the games of a simulation. What each comes to does not depend on who does it, or when. */
export interface SharedWork<Job, Result> {
  readonly count: number;
  /** Does one piece in this thread. */
  alone(number: number): Result;
  /** The module that does such jobs in other threads. It answers with the results of all pieces. */
  readonly module: URL;
  /** The job to do some pieces in a row. */
  job(from: number, count: number): Job;
  /** How many threads work. Unless it is named, they are started only for what this one would not finish soon. */
  readonly threads?: number;
}

/** After so much processor time it is known how long the rest will take. */
const MILLISECONDS_ALONE = 1_500;
/** Each thread compiles all code anew, which takes about as long as this: less work is not worth other threads. */
const MILLISECONDS_WORTH_THREADS = 4_000;
/** Long enough to make messages cheap, short enough to show progress and to end together. */
const MILLISECONDS_A_JOB = 100;

/** Does the work, on all cores if it is much, and yields the results as they come, in any order. */
export async function* shared<Job extends Serializable, Result>(
  work: SharedWork<Job, Result>,
): AsyncGenerator<Result, void> {
  const { count, threads } = work;
  const began = process.cpuUsage();
  let done = 0;
  if (threads === undefined || threads === 1) {
    optimizeSparingly();
    while (done < count && !isLong(done, count, began)) {
      yield work.alone(done);
      done += 1;
    }
    optimizeAsUsual();
    for (; done < count && threads === 1; done += 1) yield work.alone(done);
  }
  if (done === count) return;

  const most = threads ?? availableParallelism();
  const perJob = Math.floor((done / spentSince(began)) * MILLISECONDS_A_JOB);
  const atOnce = Math.max(1, Math.min(perJob, Math.floor((count - done) / (4 * most))));
  const jobs = jobsOf(work, done, atOnce);
  for await (const results of inThreads<Job, readonly Result[]>({ module: work.module, jobs, threads: most }))
    yield* results;
}

/** Processor time, so that a busy machine does not make the work look longer than it is. */
function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

/** Whether so much is left after a while that other threads are a help. */
function isLong(done: number, count: number, began: NodeJS.CpuUsage): boolean {
  const spent = spentSince(began);
  return spent >= MILLISECONDS_ALONE && (count - done) * (spent / done) >= MILLISECONDS_WORTH_THREADS;
}

function* jobsOf<Job, Result>({ count, job }: SharedWork<Job, Result>, from: number, atOnce: number): Generator<Job> {
  for (let first = from; first < count; first += atOnce) yield job(first, Math.min(atOnce, count - first));
}
