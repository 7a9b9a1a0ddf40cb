import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSenjutsuCards } from './census.ts';
import type { Fact } from './fact.ts';
import { allFacts } from './library.ts';

const HERE = import.meta.dirname;
const SOURCES: readonly string[] = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && file !== 'census.test.ts')
  .map((file) => readFileSync(join(HERE, file), 'utf8'));

/** The cards of a kind that no scenario describes. */
function undescribed(kind: Fact['is']): readonly string[] {
  return allFacts()
    .filter(({ is, id }) => is === kind && !SOURCES.some((source) => source.includes(`describeCard('${id}',`)))
    .map(({ id }) => id);
}

test.each(['ability', 'poison', 'solo'] as const)('every card of the kind "%s" has scenarios', (kind) => {
  expect(undescribed(kind)).toEqual([]);
});

test('the census counts the cards with scenarios, and knows what is none', () => {
  expect(countSenjutsuCards([])).toMatchObject({ withScenario: 0 });
  expect(countSenjutsuCards(["describeCard('fend', {", "describeCard('no-such-card', {"])).toMatchObject({
    total: allFacts().length,
    implemented: allFacts().length,
    withScenario: 1,
  });
});
