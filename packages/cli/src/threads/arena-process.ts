import { type Bout, type BoutResult, type ContestPlan, playBout } from '@kronika/bots';
import { registry } from '@kronika/games';
import { isRefusal, type Refusal } from '@kronika/kernel';
import { playersOf } from '../arena/players.ts';
import type { Patience } from '../arena/program-player.ts';
import { serveJobs } from './serve-jobs.ts';

/** One game of a contest. */
export interface ArenaJob {
  readonly game: string;
  readonly plan: ContestPlan;
  readonly bout: Bout;
  readonly patience: Patience;
}

serveJobs(async ({ game: id, plan, bout, patience }: ArenaJob): Promise<BoutResult | Refusal> => {
  const game = registry.find(id);
  return isRefusal(game) ? game : playBout(game, plan, bout, playersOf(game, patience));
});
