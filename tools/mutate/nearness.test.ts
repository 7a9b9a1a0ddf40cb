import { expect, test } from 'vitest';
import { testsFor } from './nearness.ts';

const known = (test: string, milliseconds: number, ...reached: readonly string[]) => ({
  test,
  milliseconds,
  reached: new Set(reached),
});
const mutant = { file: 'src/cards/neutral/events.ts', within: 'events#1' };

test('the tests of the same name come first, then the nearest, then the fastest', () => {
  const tests = [
    known('src/random-games.test.ts', 9000, 'events#1'),
    known('src/rules/phases.test.ts', 80, 'events#1'),
    known('src/cards/neutral/locations.test.ts', 300, 'events#1'),
    known('src/cards/neutral/characters.test.ts', 200, 'events#1'),
    known('src/cards/neutral/events.test.ts', 500, 'events#1'),
  ];

  expect(testsFor(mutant, tests).map(({ test }) => test)).toEqual([
    'src/cards/neutral/events.test.ts',
    'src/cards/neutral/characters.test.ts',
    'src/cards/neutral/locations.test.ts',
    'src/random-games.test.ts',
    'src/rules/phases.test.ts',
  ]);
});

test('tests that never run the function cannot notice anything', () => {
  expect(testsFor(mutant, [known('src/cards/neutral/events.test.ts', 1, 'events#2')])).toEqual([]);
});
