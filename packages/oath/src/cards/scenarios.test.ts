import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countOathCards } from './census.ts';

test('every face of every card has scenarios', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

  expect(countOathCards(tests)).toEqual({ total: 259, implemented: 259, withScenario: 259 });
});
