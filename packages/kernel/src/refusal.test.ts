import { describe, expect, test } from 'vitest';
import { LANGS } from './lang.ts';
import { type Expected, invalid, isRefusal, type Refusal, refusalText } from './refusal.ts';

const expectations: readonly Expected[] = [
  { is: 'choose', options: 3 },
  { is: 'pick', options: 3, min: 1, max: 2 },
  { is: 'pick', options: 3, min: 2, max: 2 },
  { is: 'order', options: 3 },
  { is: 'number', min: 1, max: 5 },
  { is: 'distribute', options: 3, total: 4 },
];

const refusals: readonly Refusal[] = [
  { refused: 'matchOver' },
  { refused: 'notAsked', seat: 1 },
  { refused: 'alreadyAnswered', seat: 1 },
  { refused: 'stale', asked: 3, now: 4 },
  ...expectations.map((expected): Refusal => ({ refused: 'notAnOption', expected })),
  { refused: 'nothingToTakeBack', seat: 0 },
  { refused: 'consentNeeded', of: [1, 2] },
  ...(['noSeries', 'notOver', 'situation', 'branch'] as const).map(
    (because): Refusal => ({ refused: 'noNextMatch', because }),
  ),
  { refused: 'unknown', what: 'game', name: 'chess', known: ['tictactoe'] },
  { refused: 'unknown', what: 'bot', name: 'deep', known: [] },
  invalid('the record', { at: 'end', problem: 'it is missing' }, { at: '', problem: 'it is short' }),
];

describe.each(LANGS)('every refusal has words in %s', (lang) => {
  test.each(refusals)('$refused', (refusal) => {
    expect(refusalText(refusal, lang)).toMatch(/^\p{L}.*\.$/u);
    expect(refusalText(refusal, lang)).not.toMatch(/undefined|NaN|\[object/);
  });
});

test('the words of the two languages differ', () => {
  for (const refusal of refusals) expect(refusalText(refusal, 'pl')).not.toBe(refusalText(refusal, 'en'));
});

test('seats are counted from one, as people count them', () => {
  expect(refusalText({ refused: 'consentNeeded', of: [1, 2] }, 'en')).toBe(
    'Taking this back needs the consent of seat 2, 3.',
  );
});

test('a refusal is told from anything else', () => {
  expect(refusals.every(isRefusal)).toBe(true);
  expect([undefined, null, 'refused', 4, {}, []].some(isRefusal)).toBe(false);
});
