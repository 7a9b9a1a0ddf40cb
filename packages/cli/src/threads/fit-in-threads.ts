import { type Fit, fitted, type Sampled, type SamplingPlan, sampledGame } from '@kronika/bots';
import { type Evaluation, type Game, isRefusal, type Refusal } from '@kronika/kernel';
import type { GamesJob } from './serve-games.ts';
import { shared } from './shared-work.ts';
import type { Sharing } from './simulate-in-threads.ts';

const THREAD = new URL('./fit-thread.ts', import.meta.url);

/** Plays the games of the plan, on all cores if they are many, and fits the weights of the evaluation to them. */
export async function fitInThreads(
  game: Game & { readonly evaluation: Evaluation },
  plan: SamplingPlan,
  { progress, ...sharing }: Sharing,
): Promise<Fit | Refusal> {
  const sampled: Sampled[] = [];
  for await (const one of shared<GamesJob<SamplingPlan>, Sampled | Refusal>({
    ...sharing,
    count: plan.games,
    alone: (number) => sampledGame(game, plan, number),
    module: THREAD,
    job: (from, count) => ({ game: game.id, plan, from, count }),
  })) {
    if (isRefusal(one)) return one;
    sampled.push(one);
    progress(sampled.length);
  }
  return fitted(game.evaluation, plan, sampled);
}
