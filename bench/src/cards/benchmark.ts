import {
  begin,
  decide,
  deepCopy,
  type Game,
  InvariantError,
  isRefusal,
  type Match,
  type Random,
  randomAnswer,
  randomOf,
  refusalText,
  viewOf,
} from '@kronika/kernel';
import { choiceOf } from '../choice.ts';
import { bytesInMemory } from '../heap.ts';
import { batchOf, median, race, rate } from '../measure.ts';
import { playRandomly } from '../random-play.ts';
import { atMost, type Detail, type Findings } from '../result.ts';
import type { DescribedMatch } from './described-match.ts';

/** A game of cards, and what is worth measuring of it. */
export interface MeasuredGame<S> {
  readonly game: Game<S>;
  readonly matches: readonly DescribedMatch[];
  /** The share of a move of tic-tac-toe that a decision may cost. */
  readonly decisionAim: number;
  /** Where the time goes in the middle of a match, besides what all games have. */
  parts(state: S): Readonly<Record<string, () => unknown>>;
}

/** What a match in progress and the record of a whole one may take, in bytes. */
const MEMORY_AIM = 150_000;
const RECORD_AIM = 30_000;

/** How many decisions lead to the middle of a match. */
const MIDDLE = 150;

/**
 * What a decision costs in random games, with all options listed and all windows checked, beside a move of tic-tac-toe
 * on boardgame.io, which has neither; and where the time goes.
 */
export async function cardGameBenchmark<S>(measured: MeasuredGame<S>): Promise<Findings> {
  const { game, matches, decisionAim } = measured;
  const { playOnBoardgameIo } = await import('../tictactoe/boardgame-io.ts');
  const played = { games: 0, decisions: 0 };
  const { first, second, ratio } = race(
    () => {
      const choice = choiceOf('moves');
      return matches.reduce((moves) => moves + playOnBoardgameIo(choice).moves, 0);
    },
    () => {
      const random = randomOf('decisions');
      const decisions = matches.reduce((sum, match) => sum + playRandomly(game, match, random).match.decisions, 0);
      played.games += matches.length;
      played.decisions += decisions;
      return decisions;
    },
    // A whole game of cards is much code: it takes some ten thousand decisions until it is as fast as it stays.
    { rounds: 15, milliseconds: 400, warmUps: 40 },
  );
  const { memory, record } = sizes(measured);
  return {
    // boardgame.io's moves per second over our decisions per second: what one of ours costs in theirs.
    ratios: {
      [`${game.id}/decision`]: atMost(decisionAim, ratio),
      [`${game.id}/memory`]: atMost(1, memory / MEMORY_AIM),
      [`${game.id}/record`]: atMost(1, record / RECORD_AIM),
    },
    details: [
      { name: `${game.id}: random games`, value: second, unit: 'decisions/s' },
      { name: `${game.id}: random games`, value: (second * played.games) / played.decisions, unit: 'games/s' },
      { name: `${game.id}: boardgame.io tic-tac-toe`, value: first, unit: 'moves/s' },
      { name: `${game.id}: a match in memory`, value: memory, unit: 'bytes' },
      { name: `${game.id}: the record of a whole match`, value: record, unit: 'bytes' },
      ...costs(measured),
    ],
  };
}

function sizes<S>({ game, matches }: MeasuredGame<S>): { readonly memory: number; readonly record: number } {
  const records = matches.map((match) => bytesOf(playRandomly(game, match, randomOf(match.seed)).record()));
  const middles = matches.map((match) => playRandomly(game, match, randomOf(match.seed), MIDDLE).match);
  return {
    record: Math.max(...records),
    memory: bytesInMemory(40, (which) => deepCopy(middles[which % middles.length])),
  };
}

/** Where the time goes in the middle of a match. */
function costs<S>({ game, matches, parts }: MeasuredGame<S>): readonly Detail[] {
  const [described] = matches;
  if (described === undefined) return [];
  const match = matchAfter(game, described, MIDDLE);
  const random = randomOf('going on');
  const all: Readonly<Record<string, () => unknown>> = {
    'begin a match': () => begin(game, described.setup, described.seed),
    'a deep copy': () => deepCopy(match),
    'a view': () => viewOf(game, match, 0),
    ...parts(match.state),
    'twenty decisions': () => goOn(game, match, 20, random),
  };
  return Object.entries(all).map(([part, run]) => ({
    name: `${game.id}: ${part}`,
    value: microseconds(run),
    unit: 'µs',
  }));
}

/** A match after so many random decisions. */
function matchAfter<S>(game: Game<S>, { setup, seed }: DescribedMatch, decisions: number): Match<S> {
  const begun = begin<S>(game, setup, seed);
  if (isRefusal(begun)) throw new InvariantError(refusalText(begun, 'en'));
  return goOn(game, begun.match, decisions, randomOf('middle'));
}

/** Takes decisions by chance on a match, which itself stays as it is. */
function goOn<S>(game: Game<S>, from: Match<S>, count: number, random: Random): Match<S> {
  let match = from;
  for (let taken = 0; taken < count; taken += 1) {
    const question = match.open.find(({ answer }) => answer === undefined)?.question;
    if (question === undefined) break;
    const next = decide(game, match, {
      seat: question.seat,
      asked: match.asked,
      answer: randomAnswer(question, random),
    });
    if (isRefusal(next)) throw new InvariantError(refusalText(next, 'en'));
    match = next.match;
  }
  return match;
}

function microseconds(run: () => unknown): number {
  const work = batchOf(10, run);
  return 1e6 / median(Array.from({ length: 8 }, () => rate(work, 60)).slice(3));
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
