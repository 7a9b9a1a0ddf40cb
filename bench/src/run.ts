import { InvariantError } from '@kronika/kernel';
import { benchmarks } from './benchmarks.ts';
import { detailLine, ratioLine } from './report.ts';
import type { BenchResult, Findings } from './result.ts';

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
