import { InvariantError } from '@kronika/kernel';
import { agotBenchmark } from './agot/benchmark.ts';
import { breakdownBenchmark } from './breakdown.ts';
import { copyBenchmark } from './copy.ts';
import { hundredCardsBenchmark } from './hundred/benchmark.ts';
import { l5rBenchmark } from './l5r/benchmark.ts';
import { lengthBenchmark } from './length.ts';
import { detailLine, ratioLine } from './report.ts';
import type { BenchResult, Findings } from './result.ts';
import { serverBenchmark } from './server/benchmark.ts';
import { skirmishBenchmark } from './skirmish/benchmark.ts';
import { tictactoeBenchmark } from './tictactoe/benchmark.ts';

const benchmarks: Readonly<Record<string, () => Promise<Findings>>> = {
  tictactoe: tictactoeBenchmark,
  hundredCards: hundredCardsBenchmark,
  skirmish: skirmishBenchmark,
  l5r: l5rBenchmark,
  agot: agotBenchmark,
  copy: copyBenchmark,
  length: lengthBenchmark,
  breakdown: breakdownBenchmark,
  server: () => serverBenchmark(),
};

/** The names of all benchmarks, in the order they run. */
export const BENCHMARKS: readonly string[] = Object.keys(benchmarks);

/** Runs the named benchmarks, or all, in this process, and reports each as soon as it is done. */
export async function runBenchmarks(
  names: readonly string[] | undefined,
  report: (line: string) => void,
): Promise<BenchResult> {
  const unknown = names?.find((name) => !BENCHMARKS.includes(name));
  if (unknown !== undefined) throw new InvariantError(`there is no benchmark called ${unknown}`);
  // The peer looks at this once, when it is loaded, and leaves out its checks for developers.
  process.env.NODE_ENV = 'production';
  const ran: string[] = [];
  const found: Findings[] = [];
  for (const [name, run] of Object.entries(benchmarks)) {
    if (names !== undefined && !names.includes(name)) continue;
    const findings = await run();
    ran.push(name);
    found.push(findings);
    for (const [ratio, value] of Object.entries(findings.ratios)) report(ratioLine(ratio, value));
    for (const detail of findings.details) report(detailLine(detail));
  }
  return {
    ran,
    ratios: Object.assign({}, ...found.map(({ ratios }) => ratios)),
    details: found.flatMap(({ details }) => details),
  };
}
