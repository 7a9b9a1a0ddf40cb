import type { DeckList } from '@kronika/decks';
import { type PrintedId, present, printedId } from '@kronika/kernel';
import { READY_DECKS } from '@kronika/senjutsu';
import { describe, expect, test } from 'vitest';
import { type CardFilter, fits, usefulFacets } from '../../../decks/search/filter.ts';
import { senjutsuDecks } from './module.tsx';

const NOTHING: CardFilter = { part: 'deck', words: '', marks: {} };
const EMPTY: DeckList = { name: '', cards: [], meta: {} };
const RONIN = present(
  READY_DECKS.find(({ id }) => id === 'ronin'),
  'the deck',
).deck;

function found(filter: Partial<CardFilter>, lang: 'pl' | 'en' = 'pl'): readonly PrintedId[] {
  return senjutsuDecks.cards.filter((card) => fits(card, { ...NOTHING, ...filter }, lang)).map(({ id }) => id);
}

test('SEN-DECK-c: each rank has its limit of copies', () => {
  const limits = ['push-back', 'steel-block', 'ronin-core', 'naginata-sweep', 'nobody'].map((id) =>
    senjutsuDecks.limitOf(printedId(id), RONIN),
  );

  expect(limits).toEqual([3, 2, 1, 1, 0]);
});

test('SEN-DECK-k: only tournaments ask for one school', () => {
  const cards = ['wild-swing', 'quick-stab'].reduce<DeckList>(
    (deck, id) => senjutsuDecks.add(deck, printedId(id)),
    EMPTY,
  ).cards;
  const rulesIn = (format: string) =>
    senjutsuDecks.problems({ ...EMPTY, cards, meta: { format } }).map(({ rule }) => rule);

  expect(rulesIn('tournament')).toContain('SEN-DECK-k');
  expect(rulesIn('full')).not.toContain('SEN-DECK-k');
  expect(found({ marks: { school: ['burningSun'] } })).toHaveLength(3);
});

describe('a search', () => {
  test('finds a name in either language, and a serial number', () => {
    expect(found({ words: 'steel block' })).toContain('steel-block');
    expect(found({ words: '086' }, 'en')).toContain('dashdown-strike');
  });

  test('finds by hero, rank and Kamae', () => {
    const own = found({ marks: { hero: ['ronin'] } });

    expect(own).toContain('ronin-core');
    expect(own).not.toContain('push-back');
    expect(found({ marks: { rank: ['wood'] } })).toContain('push-back');
    expect(found({ marks: { kamae: ['aggression'] } }).length).toBeGreaterThan(10);
  });

  test('is offered what tells cards apart', () => {
    const inPart = (id: string) => {
      const zones = senjutsuDecks.parts.find((part) => part.id === id)?.zones ?? [];
      const cards = senjutsuDecks.cards.filter(({ zone }) => zones.includes(zone));
      return usefulFacets(cards, senjutsuDecks.facets).map((facet) => facet.id);
    };

    expect(inPart('deck')).toEqual(expect.arrayContaining(['hero', 'type', 'rank', 'speed', 'kamae', 'school']));
    expect(inPart('core')).toEqual(expect.arrayContaining(['hero', 'weapon']));
  });
});

test('the parts hold every card once, each in one of their sections', () => {
  for (const { id, zone } of senjutsuDecks.cards) {
    const parts = senjutsuDecks.parts.filter(({ zones }) => zones.includes(zone));
    expect(parts).toHaveLength(1);
    expect(parts.flatMap(({ sections }) => sections).filter(({ holds }) => holds(id))).toHaveLength(1);
  }
});

test('the own cards of the hero come first, those of other heroes last', () => {
  const [order] = senjutsuDecks.orders;
  const heroes = senjutsuDecks.cards
    .filter(({ zone }) => zone === 'deck')
    .toSorted((one, other) => order?.compare(one, other, { lang: 'pl', deck: RONIN }) ?? 0)
    .map(({ marks }) => marks.hero?.[0]);

  expect([...new Set(heroes)].slice(0, 2)).toEqual(['ronin', 'all']);
});

describe('a deck', () => {
  test('tells whose it is', () => {
    expect(senjutsuDecks.sideOf(RONIN).en).toBe('Ronin');
    expect(senjutsuDecks.badgeOf(RONIN).allegiance).toBe('hero-ronin');
    expect(senjutsuDecks.sideOf(EMPTY).pl).toBe('bez bohatera');
  });

  test('comes back from every form in which it can be taken along', () => {
    for (const { write } of senjutsuDecks.exports)
      for (const { deck } of READY_DECKS)
        expect(senjutsuDecks.importDeck(write(deck))).toMatchObject({
          decks: [{ deck: { name: deck.name }, notices: [] }],
        });
  });

  test('can be pasted as the example shows', () => {
    for (const text of Object.values(senjutsuDecks.importing.example))
      expect(senjutsuDecks.importDeck(text)).toMatchObject({ decks: [{ notices: [] }] });
  });
});

test('SEN-SETUP-l: the sample hand is as large as the hand limit of the hero', () => {
  const sizeFor = (hero: string) => {
    const [draw] = senjutsuDecks.draws;
    const deck = READY_DECKS.find((ready) => ready.hero === hero)?.deck;
    return draw === undefined || deck === undefined || typeof draw.size === 'number' ? undefined : draw.size(deck);
  };

  expect([sizeFor('master'), sizeFor('assassin'), sizeFor('wakou')]).toEqual([5, 6, 4]);
});
