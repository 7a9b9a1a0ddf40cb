import { expect, test } from 'vitest';
import { areMany, cellsOf } from './tiles.ts';

test('tiles begin with the eighth character', () => {
  expect([7, 8].map(areMany)).toEqual([false, true]);
});

test('a host with one attachment is one cell, with up to three two, and three more need another', () => {
  expect([0, 1, 2, 3, 4, 6, 7].map(cellsOf)).toEqual([1, 1, 2, 2, 3, 3, 4]);
});
