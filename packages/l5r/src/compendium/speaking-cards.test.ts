import { LANGS } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { compendium, speakingCards } from './index.ts';
import { ENTRIES_WITH_SIGNS } from './speaking-cards.ts';

const entries = compendium.flatMap((chapter) => chapter.entries);

describe('the cards that speak about a rule', () => {
  test('are looked for only where there is an entry, and are found wherever they are looked for', () => {
    const known = new Set(entries.map(({ id }) => id));

    expect(ENTRIES_WITH_SIGNS.filter((id) => !known.has(id))).toEqual([]);
    expect(ENTRIES_WITH_SIGNS.filter((id) => speakingCards(id).length === 0)).toEqual([]);
  });

  test('come from what the cards say', () => {
    const breaking = speakingCards('conflict-breaking').map(({ printed }) => printed);

    expect(breaking).toContain('the-art-of-war');
    expect(breaking).toContain('for-greater-glory');
    expect(breaking).not.toContain('fine-katana');
  });

  test('every keyword on a card leads to an entry that names the card', () => {
    const about = ENTRIES_WITH_SIGNS.filter((id) => id.startsWith('keyword'));
    const told = new Set(about.flatMap((id) => speakingCards(id).map(({ printed }) => printed)));

    expect(FACTS.filter(({ id, keywords }) => keywords.length > 0 && !told.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('are told in both languages', () => {
    const sentences = ENTRIES_WITH_SIGNS.flatMap(speakingCards).flatMap(({ text }) => LANGS.map((lang) => text[lang]));

    expect(sentences.filter((sentence) => sentence.trim() === '' || /[[_]/.test(sentence))).toEqual([]);
  });
});
