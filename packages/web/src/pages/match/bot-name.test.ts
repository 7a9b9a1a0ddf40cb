import { describe, expect, test } from 'vitest';
import { atLevel, botNamed, levelOf, styleOf, withStyle } from './bot-name.ts';

describe('a bot that an address names', () => {
  test.each(['random', 'thumb', 'level-1', 'level-5', 'level-4.honor'])('may be %s', (name) => {
    expect(botNamed(name)).toBe(name);
  });

  test.each([null, undefined, '', 'genius', 'level-6', 'level-4.', 'level-4.a.b', 'level-4.<b>', 'level-1.honor'])(
    'is never %s',
    (name) => {
      expect(botNamed(name)).toBeUndefined();
    },
  );
});

test('a name tells its level and its style', () => {
  expect([levelOf('level-4.honor'), styleOf('level-4.honor')]).toEqual(['level-4', 'honor']);
  expect([levelOf('level-2'), styleOf('level-2')]).toEqual(['level-2', undefined]);
  expect([levelOf('thumb'), styleOf('thumb')]).toEqual([undefined, undefined]);
});

test('another level keeps the style, unless it has none', () => {
  expect(atLevel('level-4.honor', 'level-5')).toBe('level-5.honor');
  expect(atLevel('level-4.honor', 'level-2')).toBe('level-2');
  expect(atLevel('thumb', 'level-3')).toBe('level-3');
  expect(withStyle('level-5', undefined)).toBe('level-5');
});
