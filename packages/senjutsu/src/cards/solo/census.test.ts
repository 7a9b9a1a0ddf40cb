import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countCards } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { SOLO_CARDS } from '../all.ts';
import { printedOf } from '../library.ts';

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

test('every card of AI opponents has scenarios', () => {
  const cards = SOLO_CARDS.map(printedOf);
  const without = cards.filter((card) => countCards([card], () => true, tests).withScenario === 0);

  expect(cards).toHaveLength(71);
  expect(without).toEqual([]);
});
