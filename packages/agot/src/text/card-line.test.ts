import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { FACTS } from '../cards/fact.ts';
import { lineOf, spoken, textOf } from './card-line.ts';
import { traitName } from './names.ts';

test('a card is read with its keywords, its text and its modifiers', () => {
  expect(lineOf(printedId('the-roseroad'), 'en')).toBe('Limited. +1 gold.');
  expect(lineOf(printedId('the-roseroad'), 'pl')).toBe('Ograniczenie. +1 złota.');
  expect(lineOf(printedId('master-of-coin'), 'en')).toBe(
    'Supports: Master of Ships. Rivals: Hand of the King, Master of Whispers. +2 gold.',
  );
});

test('symbols are read as words, which in Polish agree with the word before them', () => {
  expect(spoken('win a [military] or [power] challenge', 'en')).toBe('win a military or power challenge');
  expect(spoken('wygrasz wyzwanie [military]', 'pl')).toBe('wygrasz wyzwanie militarne');
  expect(spoken('nie inicjuje wyzwań [military] ani [power]', 'pl')).toBe('nie inicjuje wyzwań militarnych ani władzy');
  expect(spoken('postać [stark] zyskuje symbol [military]', 'pl')).toBe('postać Starków zyskuje symbol militarny');
});

test('marks of traits are not read', () => {
  expect(spoken('a _Lord_ or _Lady_ character', 'en')).toBe('a Lord or Lady character');
});

test('AGOT-ATT-b: an attachment that does not go on everybody says on whom it goes', () => {
  for (const fact of FACTS) {
    if (fact.type !== 'attachment') continue;
    const { attachesTo, id } = fact;
    for (const lang of ['pl', 'en'] as const) {
      const text = textOf(id)
        [lang].map((line) => line.text)
        .join(' ');
      if (attachesTo.is === 'faction') expect(text, id).toContain(`[${attachesTo.faction}]`);
      if (attachesTo.is === 'traits')
        for (const trait of attachesTo.traits) expect(text, id).toContain(`_${traitName(trait)[lang]}_`);
    }
  }
});
