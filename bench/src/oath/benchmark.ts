import { type Oath, oath } from '@kronika/oath';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';

const TABLES = [2, 3, 4, 5, 6, 4];

/** Random first games for all numbers of seats, both editions by turns. */
export function oathBenchmark(): Promise<Findings> {
  return cardGameBenchmark<Oath>({
    game: oath,
    decisionAim: 1 / 3,
    matches: TABLES.map((seats, i) => ({
      seed: `oath/${i}`,
      setup: { seats, edition: i % 2 === 0 ? 'pl' : 'en' },
    })),
    parts: () => ({}),
  });
}
