import { type Bout, type BoutResult, type ContestPlan, playBout } from '@kronika/bots';
import type { Game, Refusal } from '@kronika/kernel';
import { playersOf } from '../arena/players.ts';
import type { Patience } from '../arena/program-player.ts';
import type { ArenaJob } from './arena-process.ts';
import { inThreads } from './in-threads.ts';

const PROCESS = new URL('./arena-process.ts', import.meta.url);

export interface Play {
  readonly game: Game;
  readonly plan: ContestPlan;
  readonly bouts: readonly Bout[];
  readonly patience: Patience;
  /** One process a core unless it is told otherwise; one alone plays here. */
  readonly threads?: number;
}

/** Plays the games and yields what came of them, in any order. In processes, whose processor time can be told. */
export async function* playBouts({ game, plan, bouts, patience, threads }: Play): AsyncGenerator<BoutResult | Refusal> {
  if (threads === 1) {
    for (const bout of bouts) yield await playBout(game, plan, bout, playersOf(game, patience));
    return;
  }
  const jobs = bouts.map((bout): ArenaJob => ({ game: game.id, plan, bout, patience }));
  yield* inThreads<ArenaJob, BoutResult | Refusal>({
    module: PROCESS,
    jobs: jobs.values(),
    hands: 'processes',
    ...(threads === undefined ? {} : { threads }),
  });
}
