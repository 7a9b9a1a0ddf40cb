import { LANGS } from '@kronika/kernel';
import { compendium } from '@kronika/l5r/compendium';
import { describe, expect, test } from 'vitest';
import { hitCounts } from './counts.ts';
import { marked } from './marked.ts';
import { RulesSearch } from './search.ts';
import { folded, stemOf, termsOf, wordsIn } from './words-in.ts';

const pl = new RulesSearch(compendium, 'pl');
const en = new RulesSearch(compendium, 'en');

const found = (search: RulesSearch, query: string) => search.find(query).entries.map(({ entry }) => entry);
const best = (search: RulesSearch, query: string, within = 3) => found(search, query).slice(0, within);

describe('words', () => {
  test('lose capital letters and the marks on letters', () => {
    expect(folded('Żółćią Ōgon')).toBe('zolcia ogon');
  });

  test('come out the same in all their forms', () => {
    const stems = (words: string, lang: 'pl' | 'en') => new Set(words.split(' ').map((word) => stemOf(word, lang)));

    expect(stems('prowincja prowincji prowincję prowincją prowincje prowincjami', 'pl').size).toBe(1);
    expect(stems('spustoszenie spustoszona spustoszyć spustoszenia spustoszonej', 'pl').size).toBe(1);
    expect(stems('pojedynek pojedynku', 'pl').size).toBe(2);
    expect(stems('declare declares declared declaring', 'en').size).toBe(1);
    expect(stems('province provinces', 'en').size).toBe(1);
  });

  test('are found with either nasal vowel', () => {
    for (const word of ['krąg', 'kręgu', 'kręgami'])
      expect(termsOf(word, 'pl')).toEqual(expect.arrayContaining(['krag', 'kreg']));
    expect(best(pl, 'krag', 99)).toEqual(expect.arrayContaining(['ring-states', 'fate-phase-rings']));
  });

  test('numbers of steps stay whole', () => {
    expect(wordsIn('Krok 3.2.5: koniec.').map(({ word }) => word)).toEqual(['Krok', '3.2.5', 'koniec']);
  });
});

describe('searching in Polish', () => {
  test.each([
    ['spustoszenie', 'conflict-breaking'],
    ['spustosz', 'conflict-breaking'],
    ['spustoszeniu prowincji', 'conflict-breaking'],
    ['pojedynków', 'duel-start'],
    ['łaska cesarska', 'favor-use'],
    ['słowa kluczowe', 'keywords-in-general'],
    ['duma', 'keyword-pride'],
  ])('%s', (query, entry) => {
    expect(best(pl, query, 4)).toContain(entry);
  });

  test('without Polish letters finds the same as with them', () => {
    for (const query of ['łaska cesarska', 'krąg żywiołu', 'zhańbiona postać', 'słowo kluczowe', 'dołączyć dodatek'])
      expect(found(pl, folded(query))).toEqual(found(pl, query));
  });

  test.each([
    ['spustosznie', 'conflict-breaking'],
    ['prownicja', 'provinces'],
    ['pojednek', 'duel-start'],
    ['przeszukwanie', 'searching'],
    ['anulowaine', 'cancelling'],
  ])('forgives a typing error: %s', (query, entry) => {
    expect(best(pl, query, 5)).toContain(entry);
  });

  test('knows the English names as well', () => {
    expect(best(pl, 'covert')).toContain('keyword-covert');
    expect(best(pl, 'breaking a province')).toContain('conflict-breaking');
  });
});

describe('searching in English', () => {
  test.each([
    ['breaking', 'conflict-breaking'],
    ['unopposed', 'conflict-unopposed'],
    ['imperial favor', 'favor-use'],
    ['mulligan', 'setup-mulligans'],
    ['honor bid', 'draw-bid'],
  ])('%s', (query, entry) => {
    expect(best(en, query, 4)).toContain(entry);
  });

  test.each([
    ['unoposed', 'conflict-unopposed'],
    ['mulligna', 'setup-mulligans'],
    ['attachement', 'attachments'],
    ['restircted', 'keyword-restricted'],
  ])('forgives a typing error: %s', (query, entry) => {
    expect(best(en, query, 5)).toContain(entry);
  });

  test('knows the Polish names as well, without their letters too', () => {
    expect(best(en, 'laska cesarska')).toContain('favor-contest');
  });
});

describe('what was found', () => {
  test('several words are all meant', () => {
    const both = found(pl, 'krąg los');

    expect(both.length).toBeLessThan(found(pl, 'krąg').length);
    expect(both).toContain('ring-states');
  });

  test('nothing is found for nothing, and for what nobody writes', () => {
    for (const query of ['', '  ', '!?', 'xqzxqzxqz']) expect(pl.find(query).entries).toEqual([]);
  });

  test('is counted for every entry, and for the chapter it stands in', () => {
    const hits = pl.find('spustoszenie');
    const counts = hitCounts(compendium, hits);
    const chapters = compendium.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0);

    expect(hits.places).toBeGreaterThan(10);
    expect(chapters).toBe(hits.places);
    expect(counts.get('conflict-breaking')).toBeGreaterThan(3);
    expect(counts.get('keyword-pride')).toBeUndefined();
  });

  test('is marked in the texts', () => {
    const { meant } = pl.find('spustoszenie');
    const pieces = marked('Spustoszona prowincja pozostaje spustoszona.', 'pl', meant);

    expect(pieces.filter(({ is }) => is === 'hit').map(({ text }) => text)).toEqual(['Spustoszona', 'spustoszona']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Spustoszona prowincja pozostaje spustoszona.');
  });

  test('every title finds its entry, in both languages', () => {
    for (const { id, title } of compendium.flatMap(({ entries }) => entries))
      for (const lang of LANGS) expect(found(lang === 'pl' ? pl : en, title[lang]), title[lang]).toContain(id);
  });
});
