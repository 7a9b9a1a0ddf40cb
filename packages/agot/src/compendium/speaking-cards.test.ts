import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { compendium } from './index.ts';
import { ENTRIES_WITH_SIGNS, speakingCards } from './speaking-cards.ts';

const entries = compendium.flatMap((chapter) => chapter.entries);

describe('the cards that speak about a rule', () => {
  test('are looked for only where there is an entry, and are found wherever they are looked for', () => {
    const known = new Set(entries.map(({ id }) => id));

    expect(ENTRIES_WITH_SIGNS.filter((id) => !known.has(id))).toEqual([]);
    expect(ENTRIES_WITH_SIGNS.filter((id) => speakingCards(id).length === 0)).toEqual([]);
  });

  test('every keyword on a card leads to an entry that names the card', () => {
    const about = ENTRIES_WITH_SIGNS.filter((id) => id.startsWith('keyword'));
    const told = new Set(about.flatMap((id) => speakingCards(id).map(({ printed }) => printed)));
    const withKeywords = FACTS.filter((fact) => 'keywords' in fact && fact.keywords.length > 0);

    expect(withKeywords.length).toBeGreaterThan(50);
    expect(withKeywords.filter(({ id }) => !told.has(id))).toEqual([]);
  });

  test('say what they say of it', () => {
    const said = (entry: string, card: string) => speakingCards(entry).find(({ printed }) => printed === card)?.text;

    expect(said('keyword-ambush', 'areo-hotah')).toEqual({ pl: 'Zasadzka (5)', en: 'Ambush (5)' });
    expect(said('plot-modifiers', 'the-kingsroad')).toEqual({ pl: '+1 do inicjatywy.', en: '+1 initiative.' });
    expect(said('income', 'tywin-lannister')).toEqual({ pl: '+2 złota.', en: '+2 gold.' });
    expect(said('cancelling', 'bran-stark')?.en).toContain('sacrifice Bran Stark');
    expect(said('cancelling', 'robb-stark')).toBeUndefined();
    expect(said('income', 'the-kingsroad')).toBeUndefined();
  });

  test('are told in both languages', () => {
    const sentences = ENTRIES_WITH_SIGNS.flatMap(speakingCards).flatMap(({ text }) => LANGS.map((lang) => text[lang]));

    expect(sentences.filter((sentence) => sentence.trim() === '' || /[[_]/.test(sentence))).toEqual([]);
  });
});
