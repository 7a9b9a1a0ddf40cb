import type { NumberQuestion } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { bidOutcomes } from './bid-outcomes.ts';

const bid: NumberQuestion = {
  is: 'number',
  seat: 0,
  min: 1,
  max: 5,
  message: { key: 'honorBid' },
  because: { is: 'rule', rule: 'L5R-2.2-a' },
};

test('L5R-2.4-a: who bids more gives the difference in honor, whoever it is', () => {
  const table = bidOutcomes(bid, 'en');

  expect(table?.against).toEqual([1, 2, 3, 4, 5]);
  expect(table?.columns[1]).toEqual({ number: 2, brings: 'draw 2', changes: [-1, 0, 1, 2, 3] });
  expect(table?.columns[4]?.changes).toEqual([-4, -3, -2, -1, 0]);
});

test('only bids have such a table', () => {
  expect(bidOutcomes({ ...bid, message: { key: 'extraFate' } }, 'pl')).toBeUndefined();
});
