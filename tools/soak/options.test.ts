import { expect, test } from 'vitest';
import { parse } from './options.ts';

test('a game is enough', () => {
  expect(parse(['chess'])).toEqual({
    is: 'run',
    output: 'text',
    soak: { game: 'chess', games: 1000, seed: '1', minutes: 60 },
  });
});

test('every option is understood', () => {
  expect(parse(['chess', '--games', '20', '--seed', 'x', '--minutes', '3', '--json'])).toEqual({
    is: 'run',
    output: 'json',
    soak: { game: 'chess', games: 20, seed: 'x', minutes: 3 },
  });
});

test.each([
  [[], 'name one game'],
  [['a', 'b'], 'name one game'],
  [['a', '--games', '0'], '--games wants a number'],
  [['a', '--minutes', 'many'], '--minutes wants a number'],
  [['a', '--what'], '--what'],
])('%j is refused', (args, why) => {
  expect(parse(args)).toMatchObject({ is: 'refused', why: expect.stringContaining(why) });
});
