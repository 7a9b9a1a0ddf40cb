import { availableParallelism } from 'node:os';
import {
  nothingPlayed,
  type PlayedGame,
  planFault,
  playGame,
  type Simulation,
  type SimulationPlan,
  withGame,
} from '@kronika/bots';
import { type Game, isRefusal, type Refusal } from '@kronika/kernel';
import { inThreads } from './in-threads.ts';
import type { SimulationJob } from './simulation-thread.ts';

/** How a simulation is shared among threads. The games and their hash do not depend on it. */
export interface Sharing {
  /** How many threads play. Unless it is named, they are started only for what this one would not finish soon. */
  readonly threads?: number;
  /** Told now and then how many games are done. */
  readonly progress: (done: number) => void;
}

const THREAD = new URL('./simulation-thread.ts', import.meta.url);

/** A thread compiles all code anew, which takes about as long as this: less work is not worth another thread. */
const MILLISECONDS_ALONE = 1_500;
/** Long enough to make messages cheap, short enough to show progress and to end together. */
const MILLISECONDS_A_JOB = 100;

/** Plays the games of the plan, on all cores if they are many. */
export async function simulateInThreads(
  game: Game,
  plan: SimulationPlan,
  { threads, progress }: Sharing,
): Promise<Simulation | Refusal> {
  const fault = planFault(game, plan);
  if (fault !== undefined) return fault;
  const began = process.cpuUsage();
  let sum = nothingPlayed(plan);
  while (
    sum.games < plan.games &&
    (threads === 1 || (threads === undefined && !isLong(sum.games, plan.games, began)))
  ) {
    const played = playGame(game, plan, sum.games);
    if (isRefusal(played)) return played;
    sum = withGame(sum, played);
    progress(sum.games);
  }
  if (sum.games === plan.games) return sum;

  const most = threads ?? availableParallelism();
  const perJob = Math.floor((sum.games / spentSince(began)) * MILLISECONDS_A_JOB);
  const count = Math.max(1, Math.min(perJob, Math.floor((plan.games - sum.games) / (4 * most))));
  const early = new Map<number, PlayedGame>();
  const jobs = jobsOf(game, plan, { from: sum.games, count });
  for await (const games of inThreads<SimulationJob, readonly PlayedGame[] | Refusal>({
    module: THREAD,
    jobs,
    threads: most,
  })) {
    if (isRefusal(games)) return games;
    for (const played of games) early.set(played.number, played);
    for (let next = early.get(sum.games); next !== undefined; next = early.get(sum.games)) {
      early.delete(sum.games);
      sum = withGame(sum, next);
    }
    progress(sum.games + early.size);
  }
  return sum;
}

/** Processor time, so that a busy machine does not make the games look longer than they are. */
function spentSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

/** Whether so much is left after a while that other threads are a help. */
function isLong(done: number, games: number, began: NodeJS.CpuUsage): boolean {
  const spent = spentSince(began);
  return spent >= MILLISECONDS_ALONE && (games - done) * (spent / done) >= MILLISECONDS_ALONE;
}

function* jobsOf(
  game: Game,
  plan: SimulationPlan,
  { from, count }: { readonly from: number; readonly count: number },
): Generator<SimulationJob> {
  for (let first = from; first < plan.games; first += count)
    yield { game: game.id, plan, from: first, count: Math.min(count, plan.games - first) };
}
