import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function taken(queue: FairQueue<string>): readonly string[] {
  return Array.from({ length: queue.length }, () => queue.take() ?? '');
}

test('everybody gets a turn, however much somebody else has waiting', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item);
  queue.add('b', 'b1');
  queue.add('b', 'b2');
  queue.add('c', 'c1');

  expect(queue.accounts).toBe(3);
  expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.take()).toBeUndefined();
});

test('whoever asks again has their turn after those who wait already', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.take()).toBe('a1');

  queue.add('a', 'a2');

  expect(taken(queue)).toEqual(['b1', 'a2']);
});

test('everything can be taken at once', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');

  expect(queue.takeAll()).toEqual(['a1', 'b1']);
  expect(queue.length).toBe(0);
});
