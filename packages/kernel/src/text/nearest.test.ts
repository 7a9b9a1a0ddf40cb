import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { distanceUpTo, nearestNames } from './nearest.ts';

const names = ['Lantern Ghost', "The Pilot's Mercy", 'Łódka żółwia', 'Old Ferry', 'Turtle Boat'];
const nearest = (typed: string) =>
  nearestNames(
    typed,
    names.map((shown) => ({ shown, folded: fold(shown) })),
  );

describe('the nearest known names', () => {
  test.each([
    ['Lantern Gost', 'Lantern Ghost'],
    ['Lanetrn Ghost', 'Lantern Ghost'],
    ['The Pilots Mercy', "The Pilot's Mercy"],
    ['lodka zolwa', 'Łódka żółwia'],
    ['Old Fery', 'Old Ferry'],
    ['Turtle', 'Turtle Boat'],
  ])('of %s are led by %s', (typed, meant) => {
    expect(nearest(typed)[0]).toBe(meant);
  });

  test('are none for words that resemble no card', () => {
    expect(nearest('Completely Different Words')).toEqual([]);
    expect(nearest('')).toEqual([]);
  });
});

describe('the distance of two names', () => {
  test('counts letters added, removed, replaced and swapped', () => {
    expect(distanceUpTo('ferry', 'fery', 3)).toBe(1);
    expect(distanceUpTo('ferry', 'fverry', 3)).toBe(1);
    expect(distanceUpTo('ferry', 'merry', 3)).toBe(1);
    expect(distanceUpTo('ferry', 'efrry', 3)).toBe(1);
    expect(distanceUpTo('ferry', 'coast', 3)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is the same both ways and zero only for equal names', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = distanceUpTo(a, b, 4);
        return distance === distanceUpTo(b, a, 4) && (distance === 0) === (a === b);
      }),
    );
  });
});
