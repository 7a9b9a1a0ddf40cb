import { type DeckList, holdingsOf } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { addToAgotDeck } from './building.ts';
import { agotCatalogue } from './catalogue.ts';
import { starterStark } from './ready/starter-stark.ts';
import { statisticsOf } from './statistics.ts';

const EMPTY: DeckList = { name: '', cards: [], meta: {} };

const of = (...ids: readonly string[]) =>
  statisticsOf(
    holdingsOf(
      ids.reduce((deck, id) => addToAgotDeck(deck, printedId(id)), EMPTY),
      agotCatalogue,
    ),
  );

describe('the numbers of a deck', () => {
  test('costs are counted by number, and X is none', () => {
    const { costs, averageCost } = of('eddard-stark', 'eddard-stark', 'the-roseroad', 'the-hands-judgment');

    expect(costs.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 2]);
    expect(averageCost).toBeCloseTo(14 / 3);
  });

  test('types and factions are those of the draw deck only', () => {
    const { types, factions } = of('house-stark', 'fealty', 'summons', 'arya-stark', 'ice', 'the-roseroad');

    expect(types).toEqual(['attachment', 'character', 'location'].map((value) => ({ value, count: 1 })));
    expect(factions).toEqual([
      { value: 'stark', count: 2 },
      { value: 'neutral', count: 1 },
    ]);
  });

  test('AGOT-ANAT-a: icons are counted with the strength of who has them', () => {
    const { icons } = of('eddard-stark', 'eddard-stark', 'littlefinger');

    expect(icons).toEqual({
      military: { count: 2, strength: 10 },
      intrigue: { count: 1, strength: 4 },
      power: { count: 3, strength: 14 },
    });
  });

  test('AGOT-ANAT-c: the values of plots are averages over all copies', () => {
    const { plots } = of('a-clash-of-kings', 'a-clash-of-kings', 'the-winds-of-winter');

    expect(plots?.initiative).toBeCloseTo((9 + 9 + 4) / 3);
    expect(plots?.claim).toBeCloseTo((1 + 1 + 2) / 3);
    expect(of('ice').plots).toBeUndefined();
  });

  test('add up to the whole draw deck', () => {
    const { types, factions } = statisticsOf(holdingsOf(starterStark.deck, agotCatalogue));
    const sum = (counts: typeof types): number => counts.reduce((total, { count }) => total + count, 0);

    expect([sum(types), sum(factions)]).toEqual([60, 60]);
  });
});
