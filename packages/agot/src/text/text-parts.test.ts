import { expect, test } from 'vitest';
import { CARD_TEXTS } from './card-line.ts';
import { textParts } from './text-parts.ts';

test('symbols and traits are told from words', () => {
  expect(textParts('Each [stark] _Direwolf_ has a [military] icon.')).toEqual([
    { is: 'words', text: 'Each ' },
    { is: 'symbol', symbol: 'stark' },
    { is: 'words', text: ' ' },
    { is: 'trait', text: 'Direwolf' },
    { is: 'words', text: ' has a ' },
    { is: 'symbol', symbol: 'military' },
    { is: 'words', text: ' icon.' },
  ]);
});

test('no mark is left over in the texts of the cards', () => {
  const words = Object.values(CARD_TEXTS)
    .flatMap(({ pl, en }) => [...pl, ...en])
    .flatMap(({ text }) => textParts(text))
    .flatMap((part) => (part.is === 'words' ? [part.text] : []));

  expect(words.filter((text) => /[[\]_]/.test(text))).toEqual([]);
});
