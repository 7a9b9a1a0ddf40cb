import { CARD_FACTS } from '@kronika/oath';
import { expect, test } from 'vitest';
import { fits } from '../../../decks/search/filter.ts';
import { oathCards } from './cards-module.ts';

const found = (words: string, marks: Readonly<Record<string, readonly string[]>> = {}) =>
  oathCards.cards.filter((card) => fits(card, { part: '', words, marks }, 'pl')).map(({ id }) => String(id));

test('every card can be looked up, in either language', () => {
  expect(oathCards.cards).toHaveLength(CARD_FACTS.length);
  expect(found('wolves')).toContain('wolves');
  expect(found('wilki')).toContain('wolves');
});

test('cards are told apart by suit, kind, power and restriction', () => {
  expect(found('', { suit: ['beast'], kind: ['edifice'] })).toEqual(['forest-temple']);
  expect(found('', { kind: ['site'] })).toHaveLength(23);
  expect(found('', { restriction: ['adviser'] })).toContain('vow-of-peace');
  expect(found('', { power: ['Travel'] })).toContain('forest-paths');
});

test('a misspelt name is answered with names that begin alike', () => {
  expect(oathCards.catalogue.nearest('wolvs')).toContain('Wolves');
});
