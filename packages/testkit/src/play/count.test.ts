import { begin, type Game, isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { auction } from '../example/auction.ts';
import { allAnswers } from './all-answers.ts';
import { countPositions } from './count.ts';

const because = { is: 'rule', rule: 'TEST-a' } as const;
const common = { seat: 0, message: { key: 'x' }, because } as const;
const three = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];

describe('all answers to a question', () => {
  test('to choose is to take one place', () => {
    expect(allAnswers({ ...common, is: 'choose', options: three })).toEqual([0, 1, 2]);
  });

  test('to pick is to take places in rising order', () => {
    expect(allAnswers({ ...common, is: 'pick', options: three, min: 1, max: 2 })).toHaveLength(6);
  });

  test('to order is to take every place', () => {
    expect(allAnswers({ ...common, is: 'order', options: three })).toHaveLength(6);
  });

  test('to say a number is to stay within its bounds', () => {
    expect(allAnswers({ ...common, is: 'number', min: -1, max: 2 })).toEqual([-1, 0, 1, 2]);
  });

  test('to distribute is to spend the total within every limit', () => {
    expect(allAnswers({ ...common, is: 'distribute', options: three, total: 2, most: [1, 0, 2] })).toEqual([
      [0, 0, 2],
      [1, 0, 1],
    ]);
  });
});

describe('counting', () => {
  test('takes sealed answers in one order only', () => {
    expect(countPositions(auction, first(auction), 1)).toBe(7);
    expect(countPositions(auction, first(auction), 2)).toBe(49);
  });
});

function first(game: Game) {
  const begun = begin(game, { seats: 2 }, 'count');
  if (isRefusal(begun)) throw new Error('the setup was refused');
  return begun.match;
}
