import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Attributed } from './attributed.ts';
import { add, baseOf, type Modifier, modifiedValue, multiply, setTo } from './modifier.ts';
import { reckoned } from './reckoning.ts';

const small = fc.integer({ min: -5, max: 5 });
const modifier: fc.Arbitrary<Modifier> = fc.oneof(
  small.map((by) => add('power', by)),
  small.map((by) => add('other', by)),
  fc.constantFrom(0.5, 2, 3).map((by) => multiply('power', by)),
  small.map((to) => setTo('power', to)),
  small.map((to) => baseOf('power', to)),
);

const named = (...modifiers: readonly Modifier[]): readonly Attributed<string>[] =>
  modifiers.map((one, place) => ({ modifier: one, from: `card ${place}` }));

describe('how a value comes about', () => {
  test('the parts add up to the value that counts', () => {
    fc.assert(
      fc.property(small, fc.array(modifier, { maxLength: 8 }), (printed, modifiers) => {
        const parts = reckoned(printed, 'power', named(...modifiers));

        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(modifiedValue(printed, 'power', modifiers));
      }),
    );
  });

  test('each part says where it comes from, in the order in which it counts', () => {
    expect(reckoned(3, 'power', named(multiply('power', 0.5), add('power', 2), add('other', 9)))).toEqual([
      { is: 'printed', amount: 3 },
      { is: 'add', amount: 2, from: 'card 1' },
      { is: 'multiply', amount: -2.5, factor: 0.5, from: 'card 0' },
      { is: 'rounding', amount: 0.5 },
    ]);
  });

  test('a set value leaves nothing of what it overrides', () => {
    expect(reckoned(3, 'power', named(add('power', 2), setTo('power', 1)))).toEqual([
      { is: 'printed', amount: 3 },
      { is: 'set', amount: -2, from: 'card 1' },
    ]);
  });

  test('what would be below zero is brought up to it', () => {
    expect(reckoned(1, 'power', named(add('power', -4)))).toEqual([
      { is: 'printed', amount: 1 },
      { is: 'add', amount: -4, from: 'card 0' },
      { is: 'floor', amount: 3 },
    ]);
  });
});
