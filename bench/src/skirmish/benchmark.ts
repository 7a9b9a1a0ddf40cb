import { skirmish } from '@kronika/examples';
import { randomOf } from '@kronika/kernel';
import { choiceOf } from '../choice.ts';
import { race } from '../measure.ts';
import { playRandomly } from '../random-play.ts';
import type { Findings } from '../result.ts';

const SETUP = { seats: 2, windows: 'brief' };
const SEEDS = Array.from({ length: 20 }, (_, match) => `skirmish/${match}`);

/**
 * What a decision of a card game costs, with all options listed and all windows checked, beside a move of
 * tic-tac-toe on boardgame.io, which has neither. No aim is set: the games to come have theirs.
 */
export async function skirmishBenchmark(): Promise<Findings> {
  const { playOnBoardgameIo } = await import('../tictactoe/boardgame-io.ts');
  const { first, second } = race(
    () => {
      const choice = choiceOf('moves');
      return SEEDS.reduce((moves) => moves + playOnBoardgameIo(choice).moves, 0);
    },
    () => {
      const random = randomOf('decisions');
      return SEEDS.reduce(
        (sum, seed) => sum + playRandomly(skirmish, { setup: SETUP, seed }, random).match.decisions,
        0,
      );
    },
    { rounds: 9, milliseconds: 200 },
  );
  return {
    ratios: {},
    details: [
      { name: 'skirmish: Kronika', value: second, unit: 'decisions/s' },
      { name: 'skirmish: boardgame.io tic-tac-toe', value: first, unit: 'moves/s' },
    ],
  };
}
