import { type Answer, fits, pass, type Question } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesFor, keyOf, MOST_CANDIDATES } from './candidates.ts';

const words = { seat: 0, message: { key: 'asked' }, because: { is: 'rule', rule: 'TTT-1' } } as const;
const options = (count: number) => Array.from({ length: count }, () => pass);

describe('the answers worth looking at', () => {
  test('begin with the expected one and name every option of a choice once', () => {
    expect(candidatesFor({ ...words, is: 'choose', options: options(4) }, 2)).toEqual([2, 0, 1, 3]);
  });

  test('of a number are its neighbours, then the ends, then the rest', () => {
    expect(candidatesFor({ ...words, is: 'number', min: 0, max: 9 }, 4)).toEqual([4, 5, 3, 0, 9, 6, 2, 7, 1, 8]);
  });

  test('of a subset are those that differ by a thing or two, so that not all subsets have to be listed', () => {
    const found = candidatesFor({ ...words, is: 'pick', min: 0, max: 5, options: options(5) }, [1, 3]);

    expect(found.slice(0, 7)).toEqual([[1, 3], [], [3], [1], [0, 1, 3], [1, 2, 3], [1, 3, 4]]);
  });

  test('keep to the budget of a subset', () => {
    const question: Question = {
      ...words,
      is: 'pick',
      min: 0,
      max: 3,
      options: options(3),
      budget: { weights: [1, 2, 3], most: 3 },
    };

    expect(candidatesFor(question, [2])).toEqual([[2], [], [0], [1]]);
  });

  test('of an order put each thing first and exchange neighbours', () => {
    expect(candidatesFor({ ...words, is: 'order', options: options(3) }, [0, 1, 2])).toEqual([
      [0, 1, 2],
      [1, 0, 2],
      [2, 0, 1],
      [0, 2, 1],
    ]);
  });

  test('of a split move one unit, then all of a place', () => {
    const question: Question = { ...words, is: 'distribute', options: options(2), total: 4, most: [4, 4] };

    expect(candidatesFor(question, [3, 1])).toEqual([
      [3, 1],
      [2, 2],
      [4, 0],
      [0, 4],
    ]);
  });

  test('all fit, no two are the same, and there are never too many', () => {
    const question = fc.oneof(
      fc
        .integer({ min: 1, max: 40 })
        .map((count): [Question, Answer] => [{ ...words, is: 'choose', options: options(count) }, count - 1]),
      fc
        .integer({ min: 1, max: 30 })
        .map((count): [Question, Answer] => [
          { ...words, is: 'pick', min: 1, max: Math.min(count, 3), options: options(count) },
          [0],
        ]),
      fc.integer({ min: 0, max: 50 }).map((max): [Question, Answer] => [{ ...words, is: 'number', min: 0, max }, max]),
    );
    fc.assert(
      fc.property(question, ([asked, expected]) => {
        const found = candidatesFor(asked, expected);
        expect(found[0]).toEqual(expected);
        expect(found.every((answer) => fits(asked, answer) === undefined)).toBe(true);
        expect(new Set(found.map(keyOf)).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(MOST_CANDIDATES);
      }),
    );
  });
});
