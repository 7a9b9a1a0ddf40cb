import type { Progress } from './progress.ts';
import { runBenchmarks } from './run.ts';

// The benchmarks as a program: runs those named, or all, and tells its parent.
const tell = (progress: Progress) => process.send?.(progress);
const names = process.argv.slice(2);
const result = await runBenchmarks(names.length === 0 ? undefined : names, (line) => tell({ is: 'line', line }));
tell({ is: 'result', result });
process.disconnect?.();
