import { holdingsOf, zoneSize } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { FACTIONS, factOf } from '../../cards/fact.ts';
import { bannersOf, factionOf } from '../allegiance.ts';
import { agotCatalogue } from '../catalogue.ts';
import { checkAgotDeck } from '../legality/check.ts';
import { FEALTY_DECKS, READY_DECKS, STARTER_DECKS } from './decks.ts';

test.each(READY_DECKS.map((ready) => [ready.id, ready] as const))('%s is legal and has 60 cards', (_, { deck }) => {
  expect(checkAgotDeck(deck)).toEqual([]);
  expect([zoneSize(deck, 'plots'), zoneSize(deck, 'draw')]).toEqual([7, 60]);
});

test('there is a starter deck for each faction, and two decks of one faction alone', () => {
  expect(new Set(READY_DECKS.map(({ id }) => id)).size).toBe(10);
  expect(STARTER_DECKS.map(({ faction }) => faction)).toEqual(FACTIONS);
  expect(FEALTY_DECKS.map(({ faction }) => faction)).toEqual(['lannister', 'thenightswatch']);
});

test.each(READY_DECKS.map((ready) => [ready.id, ready] as const))('%s is of its faction', (_, { deck, faction }) => {
  expect(factionOf(holdingsOf(deck, agotCatalogue))).toBe(faction);
});

describe('the starter decks', () => {
  test('carry the banners of all factions between them', () => {
    const banners = STARTER_DECKS.flatMap(({ deck }) => bannersOf(holdingsOf(deck, agotCatalogue)));
    expect(banners.toSorted()).toEqual(FACTIONS.toSorted());
  });

  test('AGOT-COMP-h: can each be built out of one box', () => {
    for (const { deck } of STARTER_DECKS)
      expect(deck.cards.filter(({ id, quantity }) => quantity > factOf(id).quantity)).toEqual([]);
  });
});
