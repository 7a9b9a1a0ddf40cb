import { agotBenchmark } from './agot/benchmark.ts';
import { breakdownBenchmark } from './breakdown.ts';
import { copyBenchmark } from './copy.ts';
import { hundredCardsBenchmark } from './hundred/benchmark.ts';
import { interleavedBenchmark } from './interleaved/benchmark.ts';
import { l5rBenchmark } from './l5r/benchmark.ts';
import { lengthBenchmark } from './length.ts';
import { oathBenchmark } from './oath/benchmark.ts';
import { promptsBenchmark } from './prompts/benchmark.ts';
import type { Findings } from './result.ts';
import { searchBenchmark } from './search/benchmark.ts';
import { senjutsuBenchmark } from './senjutsu/benchmark.ts';
import { serverBenchmark } from './server/benchmark.ts';
import { skirmishBenchmark } from './skirmish/benchmark.ts';
import { tictactoeBenchmark } from './tictactoe/benchmark.ts';

/** Every benchmark by its name, in the order they run. */
export const benchmarks: Readonly<Record<string, () => Promise<Findings>>> = {
  tictactoe: tictactoeBenchmark,
  hundredCards: hundredCardsBenchmark,
  skirmish: skirmishBenchmark,
  l5r: l5rBenchmark,
  agot: agotBenchmark,
  senjutsu: senjutsuBenchmark,
  oath: oathBenchmark,
  interleaved: interleavedBenchmark,
  search: searchBenchmark,
  copy: copyBenchmark,
  length: lengthBenchmark,
  breakdown: breakdownBenchmark,
  prompts: promptsBenchmark,
  server: () => serverBenchmark(),
};
