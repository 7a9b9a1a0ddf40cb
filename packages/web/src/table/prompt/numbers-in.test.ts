import { expect, test } from 'vitest';
import { numbersIn } from './numbers-in.ts';

const bold = (sentence: string) => numbersIn(sentence).flatMap(({ is, text }) => (is === 'number' ? [text] : []));

test('numbers stand out with their signs, and two that belong together as one', () => {
  expect(bold('Toturi: 15 → 17, the province falls.')).toEqual(['15 → 17']);
  expect(bold('You lose −1 honor and gain +2 fate.')).toEqual(['−1', '+2']);
  expect(bold('Chosen: 12 : 5. Defense 0–15.')).toEqual(['12 : 5', '0–15']);
});

test('no word is lost', () => {
  const sentence = 'Claim 2: which two die?';
  expect(
    numbersIn(sentence)
      .map(({ text }) => text)
      .join(''),
  ).toBe(sentence);
});
