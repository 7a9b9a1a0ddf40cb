import { InvariantError } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { atLeast, atMost } from './result.ts';
import { BENCHMARKS, runBenchmarks } from './run.ts';

test('only the named benchmarks run, and each ratio says what it should be', async () => {
  const lines: string[] = [];

  const { ran, ratios, details } = await runBenchmarks(['length'], (line) => lines.push(line));

  expect(ran).toEqual(['length']);
  expect(ratios).toEqual({
    length: { value: expect.any(Number), aim: 1.3, good: 'atMost', holds: expect.any(Boolean) },
  });
  expect(details.map(({ unit }) => unit)).toEqual(['µs', 'µs']);
  expect(lines).toHaveLength(3);
});

test('an unknown benchmark is not left out in silence', async () => {
  await expect(runBenchmarks(['chess'], () => undefined)).rejects.toThrow(InvariantError);
  expect(BENCHMARKS).toEqual([
    'tictactoe',
    'hundredCards',
    'skirmish',
    'l5r',
    'agot',
    'senjutsu',
    'oath',
    'interleaved',
    'search',
    'copy',
    'length',
    'breakdown',
    'prompts',
    'server',
  ]);
});

test('a ratio holds on the good side of its aim and on the aim itself', () => {
  expect(atLeast(20, 20).holds).toBe(true);
  expect(atLeast(20, 19.9).holds).toBe(false);
  expect(atMost(0.2, 0.2).holds).toBe(true);
  expect(atMost(0.2, 0.21).holds).toBe(false);
});
