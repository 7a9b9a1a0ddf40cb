import { type PlayedGame, playGame, type SimulationPlan } from '@kronika/bots';
import { registry } from '@kronika/games';
import { isRefusal, type Refusal } from '@kronika/kernel';
import { serveJobs } from './serve-jobs.ts';

/** Some games of a plan, in a row. */
export interface SimulationJob {
  readonly game: string;
  readonly plan: SimulationPlan;
  readonly from: number;
  readonly count: number;
}

serveJobs(({ game: id, plan, from, count }: SimulationJob): readonly PlayedGame[] | Refusal => {
  const game = registry.find(id);
  if (isRefusal(game)) return game;
  const games: PlayedGame[] = [];
  for (let number = from; number < from + count; number += 1) {
    const played = playGame(game, plan, number);
    if (isRefusal(played)) return played;
    games.push(played);
  }
  return games;
});
