import type { DeckList } from '@kronika/decks';
import { present } from '@kronika/kernel';
import { READY_DECKS } from '@kronika/senjutsu';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Crest } from './Crest.tsx';

const deckOf = (hero: string): DeckList =>
  present(
    READY_DECKS.find((ready) => ready.hero === hero),
    'the deck',
  ).deck;

const drawn = (deck: DeckList): string => renderToStaticMarkup(<Crest deck={deck} lang="en" show={() => undefined} />);

const slotsIn = (html: string): number => html.split('<button').length - 1;

test('SEN-DECK-h: there is a place for the hero and for each weapon it carries', () => {
  expect(slotsIn(drawn(deckOf('ronin')))).toBe(2);
  expect(slotsIn(drawn(deckOf('yasuke')))).toBe(3);
});

test('SEN-DECK-f, SEN-DECK-g: gold and jade are counted against their limits', () => {
  expect(drawn(deckOf('master'))).toMatch(/gold<\/dt><dd>\d\/8<.*jade<\/dt><dd>1\/1</);
});

test('an empty deck asks for a hero and a weapon', () => {
  const html = drawn({ name: '', cards: [], meta: {} });

  expect(html).toContain('Choose a hero');
  expect(html).toContain('Choose a weapon');
});
