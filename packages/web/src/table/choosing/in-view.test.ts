import { expect, test } from 'vitest';
import { scrollFor } from './in-view.ts';

const SIGHT = { from: 100, to: 500 };

test('what is in sight stays where it is', () => {
  expect(scrollFor(SIGHT, [])).toBe(0);
  expect(
    scrollFor(SIGHT, [
      { from: 100, to: 180 },
      { from: 400, to: 500 },
    ]),
  ).toBe(0);
});

test('what is out of sight comes into it, as little as is needed', () => {
  expect(scrollFor(SIGHT, [{ from: 480, to: 560 }])).toBe(70);
  expect(scrollFor(SIGHT, [{ from: 40, to: 120 }])).toBe(-70);
});

test('all of them come into sight where they have room, otherwise the first of them, with what is behind it', () => {
  expect(
    scrollFor(SIGHT, [
      { from: 300, to: 380 },
      { from: 480, to: 560 },
    ]),
  ).toBe(70);
  expect(
    scrollFor(SIGHT, [
      { from: 400, to: 480 },
      { from: 900, to: 980 },
    ]),
  ).toBe(290);
  expect(
    scrollFor(SIGHT, [
      { from: 200, to: 280 },
      { from: 900, to: 980 },
    ]),
  ).toBe(0);
});
