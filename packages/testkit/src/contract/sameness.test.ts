import { canonicalJson } from '@kronika/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameness } from './sameness.ts';

describe('two values are the same', () => {
  test('if they are read from the same JSON, and only then', () => {
    const lists = fc.array(fc.jsonValue({ maxDepth: 3 }), { minLength: 2, maxLength: 4 });
    for (const list of fc.sample(lists, { numRuns: 100, seed: 1 })) {
      const same = sameness();
      const copies = list.map((value): unknown => JSON.parse(JSON.stringify(value)));
      // Twice, so that what is remembered is asked for, too.
      for (const _ of [1, 2])
        for (const one of list)
          for (const other of copies) expect(same(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
    }
  });

  test.each([
    ['whatever the order of their keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['with or without what is undefined', { a: 1, b: undefined }, { a: 1 }, true],
    ['not if one has more', { a: 1 }, { a: 1, b: 2 }, false],
    ['not if a key has another name', { a: 1 }, { b: 1 }, false],
    ['not if only one is a list', ['x'], { 0: 'x' }, false],
    ['not if deep inside something differs', { a: [{ b: [1, 2] }] }, { a: [{ b: [1, 3] }] }, false],
    ['not if the order of a list differs', [1, 2], [2, 1], false],
    ['not if one is nothing', { a: null }, { a: {} }, false],
  ])('%s', (_, one, other, expected) => {
    expect(sameness()(one, other)).toBe(expected);
    expect(sameness()(other, one)).toBe(expected);
  });
});
