import type { Question } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

const asking = { seat: 0, message: { key: 'x' }, because: { is: 'rule', rule: 'TEST-a' } } as const;
const options = [{ is: 'a' }, { is: 'b' }, { is: 'c' }];

describe('a hint says in people’s numbers what fits', () => {
  test.each<[Question, string, string]>([
    [{ is: 'choose', ...asking, options }, 'a number from 1 to 3', 'liczba od 1 do 3'],
    [
      { is: 'pick', ...asking, options, min: 0, max: 2 },
      '0 to 2 of the numbers from 1 to 3 (Enter: none)',
      'liczby od 1 do 3, ile: od 0 do 2 (Enter: żadna)',
    ],
    [{ is: 'pick', ...asking, options, min: 2, max: 2 }, '2 of the numbers from 1 to 3', 'liczby od 1 do 3, ile: 2'],
    [
      { is: 'order', ...asking, options },
      'all numbers from 1 to 3, in the order you want',
      'wszystkie liczby od 1 do 3 w wybranej kolejności',
    ],
    [{ is: 'number', ...asking, min: 2, max: 5 }, 'a number from 2 to 5', 'liczba od 2 do 5'],
    [
      { is: 'distribute', ...asking, options, total: 4, most: [1, 2, 3] },
      '3 amounts, one for each line, 4 in all',
      'ilości dla kolejnych wierszy (3), razem 4',
    ],
  ])('%o', (question, english, polish) => {
    expect(wordsIn('en').play.hint(question)).toBe(english);
    expect(wordsIn('pl').play.hint(question)).toBe(polish);
  });
});

test('Polish numbers have their forms', () => {
  const { recorded } = wordsIn('pl').report;

  expect([1, 3, 5, 22].map((n) => recorded('Gra', n))).toEqual([
    'Gra, 1 decyzja.',
    'Gra, 3 decyzje.',
    'Gra, 5 decyzji.',
    'Gra, 22 decyzje.',
  ]);
});
