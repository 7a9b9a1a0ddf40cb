import { expect, test } from 'vitest';
import { flow } from './match/flow.ts';
import { end } from './match/instruction.ts';
import { registryOf } from './registry.ts';
import { smallGame } from './testing/small-game.ts';

const nothing = flow<{ readonly said: readonly unknown[] }, object>()('small/nothing', {
  end: () => end({ winners: [], reason: { key: 'over' } }),
});
const small = smallGame(nothing({}), [nothing]);

test('a registry finds its games by their ids', () => {
  const registry = registryOf(small, { ...small, id: 'other' });

  expect(registry.ids).toEqual(['small', 'other']);
  expect(registry.find('small')).toBe(small);
});

test('a registry says what it knows when it does not know a game', () => {
  expect(registryOf(small).find('chess')).toEqual({
    refused: 'unknown',
    what: 'game',
    name: 'chess',
    known: ['small'],
  });
});

test('two games of the same name are a bug', () => {
  expect(() => registryOf(small, small)).toThrow('two games are called small');
});
