import { type Senjutsu, senjutsu } from '@kronika/senjutsu';
import { cardGameBenchmark } from '../cards/benchmark.ts';
import type { Findings } from '../result.ts';
import { SENJUTSU_MATCHES } from './matches.ts';

/** Random duels of the heroes of the base box. */
export function senjutsuBenchmark(): Promise<Findings> {
  return cardGameBenchmark<Senjutsu>({
    game: senjutsu,
    decisionAim: 1 / 5,
    matches: SENJUTSU_MATCHES,
    parts: () => ({}),
  });
}
