import { type Oath, oath } from '@kronika/oath';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';
import { OATH_MATCHES } from './matches.ts';

/** Random first games for all numbers of seats, both editions by turns. */
export function oathBenchmark(): Promise<Findings> {
  return cardGameBenchmark<Oath>({
    game: oath,
    decisionAim: 1 / 3,
    matches: OATH_MATCHES,
    parts: () => ({}),
  });
}
