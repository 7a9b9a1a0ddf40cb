import { expect, test } from 'vitest';
import { cellsOf, formOf } from './units.ts';

test('from the eighth character on a side stands in tiles', () => {
  expect([formOf(7), formOf(8)]).toEqual(['cards', 'tiles']);
});

test('a host and its attachments have as many cells as they need to stand in one frame', () => {
  expect([0, 1, 2, 3, 4, 7, 10].map((count) => cellsOf(count, 'tall'))).toEqual([1, 1, 2, 2, 3, 4, 5]);
  expect([0, 1, 2, 3].map((count) => cellsOf(count, 'flat'))).toEqual([1, 2, 2, 3]);
});
