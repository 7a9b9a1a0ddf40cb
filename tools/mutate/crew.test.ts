import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { share, Worker } from './crew.ts';
import type { Order } from './messages.ts';
import { mutantsOf } from './mutant.ts';

const PROJECT = { root: join(import.meta.dirname, 'fixture'), config: 'vitest.config.ts' };
const FILE = 'src/countdown.ts';
const TEST = 'src/countdown.check.ts';
const worker = new Worker(PROJECT);
afterAll(() => worker.close());

function trying(kind: string): Extract<Order, { readonly is: 'try' }> {
  const mutant = mutantsOf(FILE, readFileSync(join(PROJECT.root, FILE), 'utf8')).find((made) => made.kind === kind);
  if (mutant === undefined) throw new Error(`no mutant of kind ${kind}`);
  return { is: 'try', mutant, tests: [TEST] };
}

test('a mutant that loops is stopped, and the next one is tried all the same', async () => {
  const looping = await worker.run(trying('arithmetic'), () => 3000);
  const next = await worker.run(trying('comparison'), () => 100_000);

  expect(looping.outcome).toEqual({ is: 'timedOut', test: TEST });
  expect(next.outcome).toEqual({ is: 'failed', test: TEST, why: 'a countdown ends at nothing' });
});

test('a mutant that ends the process is noticed, and nothing is said of one that we ended ourselves', async () => {
  const order = trying('statement');
  const ending = { ...order, mutant: { ...order.mutant, text: "process.kill(process.pid, 'SIGKILL');" } };
  const ended = await worker.run(ending, () => 100_000);
  const closed = worker.run(trying('arithmetic'), () => 100_000);
  setTimeout(() => worker.close(), 1000);

  expect(ended.outcome).toEqual({ is: 'failed', test: TEST, why: 'the process ended' });
  await expect(closed).rejects.toThrow();
});

test('sources that are not altered pass again after a mutant was killed', async () => {
  await worker.run(trying('comparison'), () => 100_000);
  const { outcome } = await worker.run({ is: 'reach', files: [FILE], test: TEST }, () => 100_000);

  expect(outcome).toEqual({ is: 'passed' });
});

test('tasks are shared among the workers, and each is done once', async () => {
  const crew = [new Worker(PROJECT), new Worker(PROJECT)];
  const done: { readonly by: number; readonly task: number }[] = [];

  await share(crew, [1, 2, 3, 4], async (by, task) => {
    done.push({ by: crew.indexOf(by), task });
    await Promise.resolve();
  });

  expect(done.map(({ task }) => task).sort()).toEqual([1, 2, 3, 4]);
  expect(new Set(done.map(({ by }) => by))).toEqual(new Set([0, 1]));
});
