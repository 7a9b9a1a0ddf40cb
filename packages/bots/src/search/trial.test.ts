import { describe, expect, test } from 'vitest';
import { freshTrial, isDecided, lead, type Trial } from './trial.ts';

const tried = (...chances: readonly number[]): Trial => ({ ...freshTrial(0), chances: [...chances] });

describe('by how much a candidate is better', () => {
  test('one deal that it is a little better in proves nothing, many do', () => {
    const deals = (count: number, chance: number) => tried(...Array.from({ length: count }, () => chance));

    expect(lead(deals(1, 0.53), deals(1, 0.5))).toBeLessThan(0.5);
    expect(lead(deals(40, 0.53), deals(40, 0.5))).toBeGreaterThan(3);
    expect(lead(deals(1, 1), deals(1, 0))).toBeGreaterThan(3);
  });

  test('is compared deal by deal, over the deals that both have seen', () => {
    expect(lead(tried(0.2, 0.9, 0.3), tried(0.1, 0.8))).toBeGreaterThan(0.5);
    expect(lead(tried(0.9, 0.1), tried(0.1, 0.9))).toBe(0);
    expect(lead(tried(), tried())).toBe(0);
  });

  test('is decided once the others are far behind or have come to the same', () => {
    const best = tried(0.9, 0.9, 0.9, 0.9, 0.9, 0.9);
    const behind = tried(0.2, 0.2, 0.2, 0.2, 0.2, 0.2);

    expect(isDecided([best, behind, { ...best }])).toBe(true);
    expect(isDecided([best, behind, tried(0.8, 1, 0.9, 0.8, 1, 0.8)])).toBe(false);
  });
});
