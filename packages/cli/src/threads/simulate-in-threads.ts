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
import type { GamesJob } from './serve-games.ts';
import { shared } from './shared-work.ts';

/** How games are shared among threads. The games do not depend on it. */
export interface Sharing {
  readonly threads?: number;
  /** Told now and then how many games are done. */
  readonly progress: (done: number) => void;
}

const THREAD = new URL('./simulation-thread.ts', import.meta.url);

/** Plays the games of the plan, on all cores if they are many. */
export async function simulateInThreads(
  game: Game,
  plan: SimulationPlan,
  { progress, ...sharing }: Sharing,
): Promise<Simulation | Refusal> {
  const fault = planFault(game, plan);
  if (fault !== undefined) return fault;
  let sum = nothingPlayed(plan);
  const early = new Map<number, PlayedGame>();
  for await (const played of shared<GamesJob<SimulationPlan>, PlayedGame | Refusal>({
    ...sharing,
    count: plan.games,
    alone: (number) => playGame(game, plan, number),
    module: THREAD,
    job: (from, count) => ({ game: game.id, plan, from, count }),
  })) {
    if (isRefusal(played)) return played;
    early.set(played.number, played);
    for (let next = early.get(sum.games); next !== undefined; next = early.get(sum.games)) {
      early.delete(sum.games);
      sum = withGame(sum, next);
    }
    progress(sum.games + early.size);
  }
  return sum;
}
