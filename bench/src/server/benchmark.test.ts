import { expect, test } from 'vitest';
import { serverBenchmark } from './benchmark.ts';
import { percentileOf } from './timings.ts';

test('both servers are measured, and every number is one', async () => {
  const { ratios, details } = await serverBenchmark({ seconds: 1, humanSeconds: 3, humanMatches: 3, resting: 8 });

  expect(Object.keys(ratios)).toHaveLength(5);
  for (const { value } of [...Object.values(ratios), ...details]) expect(value).not.toBeNaN();
  for (const { value, unit } of details) if (unit === 'moves/s') expect(value).toBeGreaterThan(0);
});

test('a percentile is the value that so many do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);

  expect([50, 99, 100].map((percent) => percentileOf(values, percent))).toEqual([50, 99, 100]);
  expect(percentileOf([7], 99)).toBe(7);
});
