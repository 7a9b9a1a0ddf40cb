import { skirmish } from '@kronika/examples';
import {
  type Game,
  InvariantError,
  isRefusal,
  type Random,
  Recorder,
  randomAnswer,
  randomOf,
  refusalText,
} from '@kronika/kernel';
import { choiceOf } from '../choice.ts';
import { race } from '../measure.ts';
import type { Findings } from '../result.ts';

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
      return SEEDS.reduce((decisions, seed) => decisions + playRandomly(skirmish, seed, random), 0);
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

/** Plays one match by chance and counts its decisions. */
function playRandomly(game: Game, seed: string, random: Random): number {
  const begun = Recorder.begin(game, { is: 'setup', setup: { seats: 2, windows: 'brief' } }, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  const { recorder } = begun;
  for (;;) {
    const { open, asked, decisions } = recorder.match;
    const question = open.find(({ answer }) => answer === undefined)?.question;
    if (question === undefined) return decisions;
    const next = recorder.decide({ seat: question.seat, asked, answer: randomAnswer(question, random) });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
  }
}
