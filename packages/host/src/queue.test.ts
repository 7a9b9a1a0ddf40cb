import { expect, test } from 'vitest';
import { Queue } from './queue.ts';

test('what comes first is done first, and the next begins when it is over, whether it failed or not', async () => {
  const queue = new Queue();
  const done: string[] = [];
  let finish: (() => void) | undefined;

  const first = queue.add(async () => {
    done.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('first ends');
    throw new Error('it went wrong');
  });
  const second = queue.add(() => done.push('second'));
  expect(done).toEqual(['first begins']);
  expect(queue.isEmpty).toBe(false);
  finish?.();

  await expect(first).rejects.toThrow('it went wrong');
  await second;
  expect(done).toEqual(['first begins', 'first ends', 'second']);
});

test('whoever waited for the last thing finds nothing under way', async () => {
  const queue = new Queue();

  expect(await queue.add(() => 1)).toBe(1);
  expect(queue.isEmpty).toBe(true);
  expect(await queue.add(() => 2)).toBe(2);
});
