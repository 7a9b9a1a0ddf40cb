import { choiceOf } from './choice.ts';
import { hundred } from './hundred/game.ts';
import { playOn, recorderOf } from './kronika.ts';
import { duration, median } from './measure.ts';
import { atMost, type Findings } from './result.ts';

/** How much longer a decision may take late in a long game than early in it. */
const AIM = 1.3;

const DECISIONS = 5_000;
const TENTH = DECISIONS / 10;
const WARM_UPS = 10;
const MATCHES = 41;

/** One match of 5,000 decisions: the hundred cards are gathered, shuffled and dealt again and again. */
export async function lengthBenchmark(): Promise<Findings> {
  for (let match = 0; match < WARM_UPS; match += 1) playLong(`warm-up/${match}`);
  const matches = Array.from({ length: MATCHES }, (_, match) => playLong(`length/${match}`));
  return {
    ratios: { length: atMost(AIM, median(matches.map(({ first, last }) => last / first))) },
    details: [
      {
        name: 'length: a decision in the first tenth',
        value: perDecision(matches.map(({ first }) => first)),
        unit: 'µs',
      },
      { name: 'length: a decision in the last tenth', value: perDecision(matches.map(({ last }) => last)), unit: 'µs' },
    ],
  };
}

interface Tenths {
  readonly first: number;
  readonly last: number;
}

function playLong(seed: string): Tenths {
  const recorder = recorderOf(hundred, { is: 'setup', setup: { seats: 2, deals: DECISIONS } }, seed);
  const choice = choiceOf(seed);
  const take = (decisions: number): number => duration(() => playOn(recorder, choice, { move: 'laid', decisions }));
  const first = take(TENTH);
  take(DECISIONS - 2 * TENTH);
  return { first, last: take(TENTH) };
}

function perDecision(milliseconds: readonly number[]): number {
  return (median(milliseconds) / TENTH) * 1000;
}
