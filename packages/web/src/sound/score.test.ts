import { describe, expect, test } from 'vitest';
import { SOUNDS } from './kinds.ts';
import { lengthOf, SCORES } from './score.ts';

describe.each(SOUNDS)('the sound of "%s"', (kind) => {
  const score = SCORES[kind];

  test('is short and quiet', () => {
    expect(score.length).toBeGreaterThan(0);
    expect(lengthOf(score)).toBeLessThan(2);
    for (const { at, length, loud } of score) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(length).toBeGreaterThan(0);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.5);
    }
  });

  test('is like no other', () => {
    for (const other of SOUNDS) if (other !== kind) expect(SCORES[other]).not.toEqual(score);
  });
});
