import { expect, test } from 'vitest';
import { inThreads } from './in-threads.ts';

const DOUBLING = new URL('./testing/doubling-thread.ts', import.meta.url);

async function doubled(jobs: readonly number[], threads: number): Promise<readonly number[]> {
  const results: number[] = [];
  for await (const result of inThreads<number, number>({ module: DOUBLING, jobs: jobs.values(), threads }))
    results.push(result);
  return results.sort((a, b) => a - b);
}

test('each job is done once, with fewer and with more threads than jobs', async () => {
  expect(await doubled([1, 2, 3, 4, 5], 2)).toEqual([2, 4, 6, 8, 10]);
  expect(await doubled([1], 3)).toEqual([2]);
  expect(await doubled([], 2)).toEqual([]);
});

test('a job that fails ends the work with its error', async () => {
  await expect(doubled([1, -1, 3], 2)).rejects.toThrow('cannot double -1');
});

test('whoever has heard enough leaves no thread behind', async () => {
  for await (const result of inThreads<number, number>({ module: DOUBLING, jobs: endless(), threads: 2 }))
    if (result === 20) break;

  expect(process.getActiveResourcesInfo().filter((resource) => resource.includes('Worker'))).toEqual([]);
});

function* endless(): Generator<number> {
  for (let job = 1; ; job += 1) yield job;
}
