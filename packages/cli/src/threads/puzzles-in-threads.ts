import { type PuzzlePlan, type PuzzlesOfGame, puzzlesOfGame } from '@kronika/bots';
import type { Game, Refusal } from '@kronika/kernel';
import type { GamesJob } from './serve-games.ts';
import { shared } from './shared-work.ts';

const THREAD = new URL('./puzzles-thread.ts', import.meta.url);

/** Some games of a plan, and how many threads look for puzzles in them. */
export interface PuzzleHunt {
  readonly plan: PuzzlePlan;
  /** The number of the first game. */
  readonly first: number;
  readonly games: number;
  readonly threads?: number;
}

/** Looks for puzzles in each of the games, on all cores if they are many; what is found comes game by game, in any order. */
export function puzzlesInThreads(
  game: Game,
  { plan, first, games, threads }: PuzzleHunt,
): AsyncGenerator<PuzzlesOfGame | Refusal, void> {
  return shared<GamesJob<PuzzlePlan>, PuzzlesOfGame | Refusal>({
    count: games,
    alone: (number) => puzzlesOfGame(game, plan, first + number),
    module: THREAD,
    job: (from, count) => ({ game: game.id, plan, from: first + from, count }),
    ...(threads === undefined ? {} : { threads }),
  });
}
