import { expect, test } from 'vitest';
import { toldNumber } from './deck-number.ts';

const word = { pl: 'dochód', en: 'income' };

test('a number is written as the language writes it', () => {
  expect(toldNumber({ is: 'average', value: 3.44, word }, 'pl')).toBe('3,4');
  expect(toldNumber({ is: 'average', value: 4, word }, 'en')).toBe('4.0');
  expect(toldNumber({ is: 'bonus', value: 0, word }, 'pl')).toBe('+0');
  expect(toldNumber({ is: 'count', value: 28, word }, 'pl')).toBe('28');
});
