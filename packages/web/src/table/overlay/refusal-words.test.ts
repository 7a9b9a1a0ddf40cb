import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

test('a reason with a short beginning has its own heading', () => {
  expect(refusalWords('Too expensive: it costs 4, and you have 2.', 'Not now')).toEqual({
    title: 'Too expensive',
    text: 'It costs 4, and you have 2.',
  });
});

test('otherwise the reason is the sentence', () => {
  const reason = 'It can be used once per round.';
  expect(refusalWords(reason, 'Not now')).toEqual({ title: 'Not now', text: reason });
  const long = 'The opponent you chose has none of these: 0.';
  expect(refusalWords(long, 'Not now')).toEqual({ title: 'Not now', text: long });
});
