import { describe, expect, test } from 'vitest';
import { CARD_TEXTS } from './card-line.ts';
import { textParts } from './text-parts.ts';

describe('the parts of a text', () => {
  test('symbols and traits are told from words', () => {
    expect(textParts('Every _Bushi_ has +1[military].')).toEqual([
      { is: 'words', text: 'Every ' },
      { is: 'trait', text: 'Bushi' },
      { is: 'words', text: ' has +1' },
      { is: 'symbol', symbol: 'military' },
      { is: 'words', text: '.' },
    ]);
  });

  test('a plain text is one part', () => {
    expect(textParts('Draw 3 cards.')).toEqual([{ is: 'words', text: 'Draw 3 cards.' }]);
  });

  test('what is no symbol stays as it is written', () => {
    expect(textParts('[sic]')).toEqual([{ is: 'words', text: '[sic]' }]);
  });

  test('no mark is left over in the texts of the cards', () => {
    const words = Object.values(CARD_TEXTS)
      .flatMap(({ pl, en }) => [...pl, ...en])
      .flatMap(({ text }) => textParts(text))
      .flatMap((part) => (part.is === 'words' ? [part.text] : []));

    expect(words.filter((text) => /[[\]_]/.test(text))).toEqual([]);
  });
});
