import type { Compendium } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type CardNames, COMPENDIUM_PROMISES } from './promises.ts';

/** Registers the tests that the compendium of any game passes. */
export function compendiumContract(compendium: Compendium, names: CardNames): void {
  describe('the compendium', () => {
    for (const { title, check } of COMPENDIUM_PROMISES)
      test(title, () => {
        expect(check(compendium, names).slice(0, 5)).toEqual([]);
      });
  });
}
