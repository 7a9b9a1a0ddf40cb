import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, randomOf, randomState } from './random.ts';

describe('chance', () => {
  test('is fixed by the seed, for ever: old records depend on it', () => {
    const random = randomOf('kronika');

    expect(randomState('kronika')).toMatchInlineSnapshot(`
      [
        -190538052,
        -994716012,
        -1541447702,
        1354885792,
      ]
    `);
    expect(Array.from({ length: 8 }, () => random.int(1, 6))).toMatchInlineSnapshot(`
      [
        1,
        3,
        2,
        1,
        2,
        4,
        4,
        4,
      ]
    `);
    expect(random.shuffled(['a', 'b', 'c', 'd'])).toMatchInlineSnapshot(`
      [
        "a",
        "c",
        "b",
        "d",
      ]
    `);
  });

  test('goes on from a stored state as if nothing had happened', () => {
    const random = randomOf('stored');
    random.int(0, 99);
    const copy = randomFrom(JSON.parse(JSON.stringify(random.state())));

    expect(Array.from({ length: 20 }, () => copy.int(0, 99))).toEqual(
      Array.from({ length: 20 }, () => random.int(0, 99)),
    );
  });

  test('leaves the state it goes on from alone', () => {
    const state = Object.freeze([...randomState('frozen')]);

    expect(randomFrom(state).int(0, 9)).toBe(randomFrom(state).int(0, 9));
  });

  test('stays within its bounds and reaches each of them', async () => {
    await fc.assert(
      fc.property(fc.string(), fc.integer({ min: -5, max: 5 }), fc.nat({ max: 3 }), (seed, min, more) => {
        const random = randomOf(seed);
        const drawn = new Set(Array.from({ length: 100 }, () => random.int(min, min + more)));

        expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: more + 1 }, (_, i) => min + i));
      }),
      { numRuns: 50 },
    );
  });

  test('draws every number equally often', () => {
    const random = randomOf('uniform');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i += 1) {
      const die = random.int(0, 5);
      counts[die] = (counts[die] ?? 0) + 1;
    }

    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  test('shuffles without losing anything, and leaves the list alone', async () => {
    await fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        const shuffled = randomOf(seed).shuffled(list);

        expect(list).toEqual(before);
        expect([...shuffled].sort()).toEqual([...before].sort());
      }),
    );
  });

  test('draws nothing from nothing', () => {
    expect(() => randomOf('x').pick([])).toThrow('nothing can be picked from an empty list');
    expect(() => randomOf('x').int(1, 0)).toThrow('no number lies between 1 and 0');
  });
});
