/** Something to measure: does a portion of work and says how many units that was. */
export type Work = () => number;

/** How a race is run. */
export interface Course {
  /** How often each contestant takes its turn. */
  readonly rounds: number;
  /** How long one turn lasts, at least. */
  readonly milliseconds: number;
  /** How many turns do not count, because the code is still becoming as fast as it will get; large code takes longer. */
  readonly warmUps?: number;
}

/** What a race brought out: units per second of each, and how many times faster the first was. */
export interface Race {
  readonly first: number;
  readonly second: number;
  readonly ratio: number;
}

/** The middle value, which a few disturbed rounds do not move. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? upper) + upper) / 2 : upper;
}

/**
 * The processor time this process has used, its garbage collection included, in milliseconds. Unlike the
 * clock on the wall it does not tell what else the machine had to do.
 */
function timeUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Units per second over at least the given time. */
export function rate(work: Work, milliseconds: number): number {
  const start = timeUsed();
  let units = 0;
  let spent = 0;
  while (spent < milliseconds) {
    units += work();
    spent = timeUsed() - start;
  }
  return (units / spent) * 1000;
}

/** The time one run takes, in milliseconds. */
export function duration(run: () => void): number {
  const start = timeUsed();
  run();
  return timeUsed() - start;
}

const WARM_UPS = 4;

/**
 * Lets two contestants work in turn: first to warm up, then in measured rounds. The ratio is the median
 * over the rounds, each of which sets two neighbouring turns against each other.
 */
export function race(first: Work, second: Work, { rounds, milliseconds, warmUps = WARM_UPS }: Course): Race {
  for (let turn = 0; turn < warmUps; turn += 1) {
    rate(first, milliseconds);
    rate(second, milliseconds);
  }
  const laps = Array.from({ length: rounds }, () => ({
    first: rate(first, milliseconds),
    second: rate(second, milliseconds),
  }));
  return {
    first: median(laps.map((lap) => lap.first)),
    second: median(laps.map((lap) => lap.second)),
    ratio: median(laps.map((lap) => lap.first / lap.second)),
  };
}

/** Work of `count` equal runs, so that reading the clock costs nothing beside them. */
export function batchOf(count: number, run: () => unknown): Work {
  // Every result could still be looked at; one that could not would not have to be made at all.
  const kept = { last: run() };
  return () => {
    for (let done = 0; done < count; done += 1) kept.last = run();
    return count;
  };
}
