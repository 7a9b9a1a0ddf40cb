import { expect, test } from 'vitest';
import { parse } from './options.ts';

test('a path is enough', () => {
  expect(parse(['packages/agot/src/cards'])).toMatchObject({
    is: 'run',
    output: 'text',
    question: {
      path: 'packages/agot/src/cards',
      sample: 100,
      seed: '1',
      tests: [],
      keptMatches: 'excluded',
      from: 'where it was',
    },
  });
});

test('every option is understood', () => {
  const options = ['--sample', '5', '--seed', 'x', '--tests', 'a', '--tests', 'b', '--workers', '3'];

  expect(parse(['./src/', ...options, '--golden', '--fresh', '--json'])).toEqual({
    is: 'run',
    output: 'json',
    question: {
      path: 'src',
      sample: 5,
      seed: 'x',
      tests: ['a', 'b'],
      keptMatches: 'included',
      from: 'the start',
      workers: 3,
    },
  });
});

test.each([
  [[], 'name one folder or file'],
  [['a', 'b'], 'name one folder or file'],
  [['a', '--sample', 'many'], '--sample wants a number'],
  [['a', '--workers', '0'], '--workers wants a number'],
  [['a', '--unknown'], '--unknown'],
])('%j is refused', (args, why) => {
  expect(parse(args)).toEqual({ is: 'refused', why: expect.stringContaining(why) });
});

test('help is given to whoever asks', () => {
  expect(parse(['--help'])).toEqual({ is: 'help' });
});
