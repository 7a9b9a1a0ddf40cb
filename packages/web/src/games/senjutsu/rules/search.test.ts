import { LANGS } from '@kronika/kernel';
import { compendium } from '@kronika/senjutsu/compendium';
import { expect, test } from 'vitest';
import { RulesSearch } from '../../../rules/search/search.ts';

const searches = { pl: new RulesSearch(compendium, 'pl'), en: new RulesSearch(compendium, 'en') };

const best = (lang: 'pl' | 'en', query: string, within = 4) =>
  searches[lang]
    .find(query)
    .entries.slice(0, within)
    .map(({ entry }) => entry);

test.each([
  ['pl', 'ogluszenie', 'stun'],
  ['pl', 'krwawienie', 'bleeding'],
  ['pl', 'szkoła', 'schools'],
  ['en', 'poison', 'poison'],
  ['en', 'counter', 'counters'],
  ['en', 'collison', 'collisions'],
] as const)('the rules of senjutsu are found, %s: %s', (lang, query, entry) => {
  expect(best(lang, query)).toContain(entry);
});

test('every title finds its entry, in both languages', () => {
  for (const { id, title } of compendium.flatMap(({ entries }) => entries))
    for (const lang of LANGS) expect(best(lang, title[lang], 99), title[lang]).toContain(id);
});
