import { LANGS } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { allFacts } from '../cards/library.ts';
import { headWords, textLines } from '../text/card-text.ts';
import { compendium } from './index.ts';
import { ENTRIES_WITH_SIGNS, speakingCards } from './speaking-cards.ts';

test('cards are looked for only where there is an entry, and are found wherever they are looked for', () => {
  const known = new Set(compendium.flatMap(({ entries }) => entries).map(({ id }) => id));

  expect(ENTRIES_WITH_SIGNS.filter((id) => !known.has(id))).toEqual([]);
  expect(ENTRIES_WITH_SIGNS.filter((id) => speakingCards(id).length === 0)).toEqual([]);
});

test('both languages say the same, sentence by sentence', () => {
  for (const fact of allFacts())
    for (const read of [headWords, textLines]) expect(read(fact, 'pl'), fact.id).toHaveLength(read(fact, 'en').length);
});

test('a card is shown with the sentence that speaks about the entry', () => {
  const said = (entry: string, card: string) => speakingCards(entry).find(({ printed }) => printed === card)?.text;

  expect(said('core-cards', 'ronin-core')).toEqual({ pl: 'Główna Zdolność', en: 'core ability' });
  expect(said('stun', 'kanabo-smash')?.en).toContain('stun');
  expect(said('bleeding', 'kanabo-smash')).toBeUndefined();
  expect(speakingCards('cells')).toEqual([]);
});

test('what cards say is told in both languages', () => {
  const sentences = ENTRIES_WITH_SIGNS.flatMap(speakingCards).flatMap(({ text }) => LANGS.map((lang) => text[lang]));

  expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
});
