import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { cardsWithSigns, type SpokenCard } from './speaking-cards.ts';

const lines = (...sentences: readonly string[]) =>
  sentences.map((en) => ({ sought: `Forced ${en}`, said: () => ({ pl: `(${en})`, en }) }));

const cards: readonly SpokenCard[] = [
  {
    printed: printedId('wolf'),
    keywords: [{ is: 'noAttachmentsExcept', name: { pl: 'Bez dodatków innych niż Broń', en: 'None except Weapon' } }],
    lines: () => lines('Draw 1 card.', 'Draw 2 cards.'),
  },
  { printed: printedId('spy'), keywords: [{ is: 'stealth', name: { pl: 'Podstęp', en: 'Stealth' } }], lines: () => [] },
  { printed: printedId('rock'), keywords: [], lines: () => lines('Lie there.') },
];

const found = (...signs: Parameters<typeof cardsWithSigns>[0]) =>
  cardsWithSigns(signs, cards).map(({ printed, text }) => [printed, text.en]);

describe('cards that speak about a rule', () => {
  test('are recognized by a keyword, in any of its kinds', () => {
    expect(found({ keyword: 'noAttachments' })).toEqual([['wolf', 'None except Weapon']]);
    expect(found({ keyword: 'renown' })).toEqual([]);
  });

  test('are recognized by words, with the first sentence that has them', () => {
    expect(found({ words: /\bdraw\b/i })).toEqual([['wolf', 'Draw 1 card.']]);
    expect(found({ words: /^Forced\b/ })).toEqual([
      ['wolf', 'Draw 1 card.'],
      ['rock', 'Lie there.'],
    ]);
  });

  test('are named once, by the first sign that fits', () => {
    expect(found({ keyword: 'stealth' }, { words: /\bdraw\b/i }, { keyword: 'noAttachments' })).toEqual([
      ['wolf', 'Draw 1 card.'],
      ['spy', 'Stealth'],
    ]);
  });

  test('nothing is found without a sign', () => {
    expect(found()).toEqual([]);
  });
});
