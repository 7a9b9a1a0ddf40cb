import { expect, test } from 'vitest';
import type { Facet } from '../../decks/deck-module.ts';
import { addressOfSearch, cardAddress, searchIn } from './search-in-address.ts';

const value = (id: string) => ({ id, name: { pl: id, en: id } });
const FACETS: readonly Facet[] = [
  { id: 'clan', name: { pl: 'Klan', en: 'Clan' }, look: 'badges', values: [value('crane'), value('lion')] },
  { id: 'cost', name: { pl: 'Koszt', en: 'Cost' }, look: 'numbers', values: [value('0'), value('1')] },
];
const read = (search: string) => searchIn(new URLSearchParams(search), FACETS);

test('an address says what is looked for', () => {
  expect(read('?q=bow&clan=crane,lion&cost=1&sort=name')).toEqual({
    filter: { words: 'bow', marks: { clan: ['crane', 'lion'], cost: ['1'] } },
    order: 'name',
  });
});

test('what no card has is not asked for', () => {
  expect(read('?clan=mantis&colour=red')).toEqual({ filter: { words: '', marks: {} }, order: undefined });
});

test.each(['', '?q=bow', '?q=one+two&clan=lion&cost=0%2C1&sort=cost'])(
  'and is written as it was read: "%s"',
  (search) => {
    const written = new URLSearchParams(addressOfSearch(read(search))).toString();

    expect(written === '' ? '' : `?${written}`).toBe(search);
  },
);

test('a facet that nothing is chosen of is left out', () => {
  expect(addressOfSearch({ filter: { words: '', marks: { clan: [] } }, order: undefined })).toEqual({});
});

test('every card has a link', () => {
  expect(cardAddress('game', 'a-card')).toBe('/cards/game/a-card');
});
