import { describe, expect, test } from 'vitest';
import { add, baseOf, cannot, countOf, type Modifier, modifiedValue, multiply, setTo } from './modifier.ts';

const skill = (printed: number, ...modifiers: readonly Modifier[]) => modifiedValue(printed, 'skill', modifiers);

describe('a modified value', () => {
  test.each<[what: string, value: number, expected: number]>([
    ['is the printed one without modifiers', skill(3), 3],
    ['adds before it multiplies, whatever came first', skill(2, multiply('skill', 2), add('skill', 1)), 6],
    ['multiplies by every factor', skill(1, multiply('skill', 2), multiply('skill', 3)), 6],
    ['is rounded up, once, after everything', skill(5, multiply('skill', 0.5), multiply('skill', 0.5)), 2],
    ['rounds what was added as well', skill(2, add('skill', 1), multiply('skill', 0.5)), 2],
    [
      'is what it is set to, whatever adds or multiplies',
      skill(2, setTo('skill', 4), add('skill', 3), multiply('skill', 2)),
      4,
    ],
    ['is what it was set to last', skill(2, setTo('skill', 4), setTo('skill', 1)), 1],
    [
      'begins with another base, before anything else',
      skill(2, add('skill', 1), multiply('skill', 2), baseOf('skill', 5)),
      12,
    ],
    ['begins with the latest base', skill(2, baseOf('skill', 5), baseOf('skill', 0)), 0],
    ['is never below zero', skill(1, add('skill', -3)), 0],
    ['lets the surplus of a malus absorb a bonus', skill(1, add('skill', -3), add('skill', 2)), 0],
    ['and what is left of the bonus counts', skill(1, add('skill', -3), add('skill', 3)), 1],
    ['is not below zero when it is set below', skill(1, setTo('skill', -2)), 0],
    ['has nothing to do with other numbers', skill(1, add('glory', 5), setTo('glory', 7), cannot('bow', 'TINY-a')), 1],
  ])('%s', (_, value, expected) => {
    expect(value).toBe(expected);
  });
});

describe('a count', () => {
  const gain: Modifier = { is: 'gain', what: 'icon', name: 'power' };
  const lose: Modifier = { is: 'lose', what: 'icon', name: 'power' };
  const icons = (printed: number, ...modifiers: readonly Modifier[]) => countOf(printed, 'icon', 'power', modifiers);

  test.each<[what: string, count: number, expected: number]>([
    ['is what is printed', icons(1), 1],
    ['grows with each gain', icons(1, gain, gain), 3],
    ['loses one instance for each loss, whatever its source', icons(1, gain, lose), 1],
    ['is never below zero', icons(1, lose, lose), 0],
    ['remembers every loss', icons(1, lose, lose, gain), 0],
    ['looks at its own name only', icons(0, { ...gain, name: 'intrigue' }, { ...gain, what: 'trait' }), 0],
  ])('%s', (_, count, expected) => {
    expect(count).toBe(expected);
  });
});
