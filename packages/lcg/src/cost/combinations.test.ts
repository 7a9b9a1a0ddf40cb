import { expect, test } from 'vitest';
import { combinations } from './combinations.ts';

test('all ways to take some of the items are found once', () => {
  expect([...combinations(['a', 'b', 'c'], 2)]).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect([...combinations(['a'], 0)]).toEqual([[]]);
  expect([...combinations(['a'], 2)]).toEqual([]);
});
