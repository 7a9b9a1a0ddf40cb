import { tictactoe } from '@kronika/examples';
import { begin, type Game, imagine, type Recorder, randomOf, viewOf } from '@kronika/kernel';
import { choiceOf } from './choice.ts';
import { hundred } from './hundred/game.ts';
import { decideOnce, playOn, recorderOf } from './kronika.ts';
import { batchOf, median, rate } from './measure.ts';
import type { Detail, Findings } from './result.ts';

const SETUP = { seats: 2 };

const WARM_UPS = 3;
const ROUNDS = 5;
const MILLISECONDS = 60;

interface Example {
  readonly game: Game;
  /** The event that is a move of this game. */
  readonly move: string;
  /** How many decisions lead to the middle of a match. */
  readonly middle: number;
}

const EXAMPLES: readonly Example[] = [
  { game: tictactoe, move: 'marked', middle: 3 },
  { game: hundred, move: 'laid', middle: 40 },
];

/** Where the time goes, and how much there is to store. */
export async function breakdownBenchmark(): Promise<Findings> {
  return { ratios: {}, details: EXAMPLES.flatMap(detailsOf) };
}

function detailsOf({ game, move, middle }: Example): readonly Detail[] {
  const recorder = recorderOf(game, { is: 'setup', setup: SETUP }, 'breakdown');
  const choice = choiceOf('breakdown');
  playOn(recorder, choice, { move, decisions: middle });
  const times = timesOf(game, recorder);
  const match = bytesOf(recorder.match);
  playOn(recorder, choice, { move });
  return [
    ...times,
    { name: `${game.id}: a match in the middle as JSON`, value: match, unit: 'bytes' },
    { name: `${game.id}: the record of a whole match`, value: bytesOf(recorder.record()), unit: 'bytes' },
  ];
}

function timesOf(game: Game, recorder: Recorder): readonly Detail[] {
  const { match } = recorder;
  const random = randomOf('breakdown');
  const parts: Readonly<Record<string, () => unknown>> = {
    begin: () => begin(game, SETUP, 'breakdown'),
    decide: () => decideOnce(game, match),
    view: () => viewOf(game, match, 0),
    imagine: () => imagine(game, match, 0, random),
    'record()': () => recorder.record(),
  };
  return Object.entries(parts).map(([part, run]) => ({
    name: `${game.id}: ${part}`,
    value: microseconds(run),
    unit: 'µs',
  }));
}

function microseconds(run: () => unknown): number {
  const work = batchOf(10, run);
  const rates = Array.from({ length: WARM_UPS + ROUNDS }, () => rate(work, MILLISECONDS));
  return 1e6 / median(rates.slice(WARM_UPS));
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
