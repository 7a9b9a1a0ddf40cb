// @vitest-environment happy-dom
import type { DeckList } from '@kronika/decks';
import { present } from '@kronika/kernel';
import { READY_DECKS } from '@kronika/senjutsu';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Crest } from './Crest.tsx';

const deckOf = (hero: string): DeckList =>
  present(
    READY_DECKS.find((ready) => ready.hero === hero),
    'the deck',
  ).deck;

afterEach(cleanup);

const nothing = () => undefined;
const drawn = (deck: DeckList): string =>
  renderToStaticMarkup(<Crest deck={deck} lang="en" change={nothing} show={nothing} />);

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

test('SEN-DECK-k: the school follows from the cards, or is chosen', () => {
  const changed: DeckList[] = [];
  const deck = deckOf('warrior');
  render(<Crest deck={deck} lang="en" change={(next) => changed.push(next)} show={nothing} />);
  const school = screen.getByLabelText<HTMLSelectElement>('Sanctioned school');

  expect(school.selectedOptions[0]?.textContent).toBe('by its cards: School of the Burning Sun');
  fireEvent.change(school, { target: { value: 'jadeRiver' } });
  fireEvent.change(school, { target: { value: 'none' } });

  expect(changed.map(({ meta }) => meta.school)).toEqual(['jadeRiver', 'none']);
  expect(changed[0]?.cards).toEqual(deck.cards);
});
