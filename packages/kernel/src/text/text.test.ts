import { expect, test } from 'vitest';
import { plural } from './text.ts';

const karta = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };

test.each([
  [0, 'kart'],
  [1, 'karta'],
  [2, 'karty'],
  [4, 'karty'],
  [5, 'kart'],
  [11, 'kart'],
  [12, 'kart'],
  [21, 'kart'],
  [22, 'karty'],
  [102, 'karty'],
  [112, 'kart'],
  [1.5, 'karty'],
])('in Polish it is %d %s', (count, form) => {
  expect(plural('pl', count, karta)).toBe(form);
});

test.each([
  [0, 'cards'],
  [1, 'card'],
  [2, 'cards'],
])('in English it is %d %s', (count, form) => {
  expect(plural('en', count, { one: 'card', other: 'cards' })).toBe(form);
});

test('a form that is left out is the other one', () => {
  expect([2, 5].map((count) => plural('pl', count, { one: 'kot', other: 'kota' }))).toEqual(['kota', 'kota']);
});
