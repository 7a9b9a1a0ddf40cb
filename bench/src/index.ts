export { measureBuilt } from './built.ts';
export type { BenchResult, Detail, Ratio } from './result.ts';
export { BENCHMARKS } from './run.ts';
