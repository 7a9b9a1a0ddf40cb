import { registry } from '@kronika/games';
import { type Game, isRefusal, type Refusal } from '@kronika/kernel';
import { serveJobs } from './serve-jobs.ts';

/** Some games of a plan, in a row. */
export interface GamesJob<Plan> {
  readonly game: string;
  readonly plan: Plan;
  readonly from: number;
  readonly count: number;
}

/** Called once by a module that plays games in a thread. */
export function serveGames<Plan, Result>(play: (game: Game, plan: Plan, number: number) => Result | Refusal): void {
  serveJobs(({ game: id, plan, from, count }: GamesJob<Plan>): readonly (Result | Refusal)[] => {
    const game = registry.find(id);
    if (isRefusal(game)) return [game];
    return Array.from({ length: count }, (_, i) => play(game, plan, from + i));
  });
}
