import { compendium } from '@kronika/agot/compendium';
import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { RulesSearch } from '../../../rules/search/search.ts';

const searches = { pl: new RulesSearch(compendium, 'pl'), en: new RulesSearch(compendium, 'en') };

const best = (lang: 'pl' | 'en', query: string, within = 4) =>
  searches[lang]
    .find(query)
    .entries.slice(0, within)
    .map(({ entry }) => entry);

describe('the rules of agot are found', () => {
  test.each([
    ['podstęp', 'keyword-stealth'],
    ['podstep', 'keyword-stealth'],
    ['stealth', 'keyword-stealth'],
    ['zasadzki', 'keyword-ambush'],
    ['niebronione', 'challenge-unopposed'],
    ['roszczenia militarne', 'military-claim'],
    ['duplikat', 'duplicates'],
    ['przekierowanie', 'redirecting'],
    ['mulligan', 'opening-hand'],
    ['dominacja', 'dominance'],
  ])('in Polish: %s', (query, entry) => {
    expect(best('pl', query)).toContain(entry);
  });

  test.each([
    ['renown', 'keyword-renown'],
    ['unoposed', 'challenge-unopposed'],
    ['income', 'income'],
    ['redirect', 'redirecting'],
    ['reserve', 'reserve-check'],
  ])('in English: %s', (query, entry) => {
    expect(best('en', query)).toContain(entry);
  });

  test.each([
    ['pl', 'tapowanie', 'kneeling'],
    ['pl', 'cmentarz', 'piles'],
    ['pl', 'blokowanie', 'challenge-defenders'],
    ['en', 'tap', 'kneeling'],
    ['en', 'hand size', 'reserve-check'],
    ['en', 'graveyard', 'piles'],
    ['en', 'counterspell', 'cancelling'],
  ] as const)('by the words of other games, %s: %s', (lang, query, entry) => {
    expect(best(lang, query, 2)).toContain(entry);
  });

  test('every title finds its entry, in both languages', () => {
    for (const { id, title } of compendium.flatMap(({ entries }) => entries))
      for (const lang of LANGS) expect(best(lang, title[lang], 99), title[lang]).toContain(id);
  });
});
