import { citedRules, compendiumContract, untold } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { CARD_FACTS, printedOf } from '../facts/library.ts';
import { cardText } from '../text/cards/texts.ts';
import { EXAMPLES } from './examples.ts';
import { compendium } from './index.ts';
import { ENTRIES_WITH_SIGNS, speakingCards } from './speaking-cards.ts';

compendiumContract(
  compendium,
  new Map(CARD_FACTS.map(({ name }) => [printedOf(name), cardText(printedOf(name)).name.en])),
);

const entries = compendium.flatMap((chapter) => chapter.entries);

test('tells every rule of the law book once', () => {
  const rules = entries.flatMap(({ clauses }) => clauses.map(({ rule }) => rule));

  expect(rules.length).toBe(398);
  expect(new Set(rules).size).toBe(rules.length);
});

test('every rule that is cited anywhere is told', () => {
  const cited = citedRules('OATH', ['oath']);
  expect(cited.length).toBeGreaterThan(100);
  // Comments also speak of groups of rules, such as OATH-5.4.
  const isGroup = (id: string) =>
    entries.some(({ clauses }) => clauses.some(({ rule }) => rule !== id && rule.startsWith(id)));
  expect(untold(compendium, cited).filter((id) => !isGroup(id))).toEqual([]);
});

test('every example has an entry', () => {
  expect(Object.keys(EXAMPLES).filter((id) => !entries.some((entry) => entry.id === id))).toEqual([]);
});

test('cards are looked for only where there is an entry, and are found wherever they are looked for', () => {
  const known = new Set(entries.map(({ id }) => id));

  expect(ENTRIES_WITH_SIGNS.filter((id) => !known.has(id))).toEqual([]);
  expect(ENTRIES_WITH_SIGNS.filter((id) => speakingCards(id).length === 0)).toEqual([]);
  expect(speakingCards('pieces')).toEqual([]);
});
