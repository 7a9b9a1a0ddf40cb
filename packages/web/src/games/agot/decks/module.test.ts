import { READY_DECKS } from '@kronika/agot';
import { type DeckList, whyNoMore } from '@kronika/decks';
import { type PrintedId, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type CardFilter, fits, usefulFacets } from '../../../decks/search/filter.ts';
import { agotDecks } from './module.tsx';

const NOTHING: CardFilter = { part: 'draw', words: '', marks: {} };
const EMPTY: DeckList = { name: '', cards: [], meta: {} };

function found(filter: Partial<CardFilter>, lang: 'pl' | 'en' = 'pl'): readonly PrintedId[] {
  return agotDecks.cards.filter((card) => fits(card, { ...NOTHING, ...filter }, lang)).map(({ id }) => id);
}

describe('a search', () => {
  test('finds a name in either language, without capitals and Polish letters', () => {
    expect(found({ words: 'krolewski TRAKT' })).toEqual(['the-kingsroad']);
    expect(found({ words: 'kingsroad' })).toEqual(['the-kingsroad']);
  });

  test('finds a word with an apostrophe also without it', () => {
    for (const words of ["r'hllor melisandre", 'rhllor melisandre', 'R’hllor Melisandre'])
      expect(found({ words })).toEqual(['melisandre']);
    expect(found({ words: 'hands judgment' }, 'en')).toEqual(['the-hands-judgment']);
  });

  test('finds words of the text', () => {
    expect(found({ words: 'wyzwanie militarne poswiec lod' })).toEqual(['ice']);
  });

  test('finds traits, types, factions, keywords and loyalty', () => {
    expect(found({ words: 'wilkor starkow' })).toEqual(expect.arrayContaining(['grey-wind', 'summer', 'direwolf-pup']));
    expect(found({ words: 'renown lannister' }, 'en')).toContain('tywin-lannister');
    expect(found({ words: 'lojalna miejsce greyjoyów' })).toContain('great-kraken');
  });
});

describe('the titles of a melee', () => {
  const titles = agotDecks.besides ?? [];

  test('AGOT-COMP-c: are looked up with the cards, but no deck is built from them', () => {
    expect(titles).toHaveLength(6);
    for (const { id, zone } of titles) {
      expect(agotDecks.cards.some((card) => card.id === id)).toBe(false);
      expect(agotDecks.parts.flatMap(({ zones }) => zones)).not.toContain(zone);
    }
  });

  test('are found by name and by text, and told apart as a type', () => {
    const search = (filter: Partial<CardFilter>) =>
      [...agotDecks.cards, ...titles].filter((card) => fits(card, { ...NOTHING, ...filter }, 'en')).map(({ id }) => id);

    expect(search({ marks: { type: ['title'] } })).toHaveLength(6);
    expect(search({ words: 'namiestnik krolewski', marks: { type: ['title'] } })).toEqual(['hand-of-the-king']);
    expect(search({ words: 'draw phase title' })).toContain('master-of-laws');
  });

  test('stand in every order', () => {
    for (const { compare } of agotDecks.orders)
      expect(
        [...titles, ...agotDecks.cards].toSorted((one, other) => compare(one, other, { lang: 'pl', deck: EMPTY })),
      ).toHaveLength(agotDecks.cards.length + 6);
  });
});

describe('filters', () => {
  test('AGOT-ANAT-a: by faction, cost, icon, loyalty and keyword', () => {
    const stark = { faction: ['stark'] };

    expect(found({ marks: { ...stark, cost: ['7'] } })).toEqual(['eddard-stark']);
    expect(found({ marks: { ...stark, icon: ['intrigue'], type: ['character'] } })).toContain('sansa-stark');
    expect(found({ marks: { ...stark, loyalty: ['loyal'] } })).toHaveLength(6);
    expect(found({ marks: { keyword: ['ambush'], faction: ['martell'] } })).toEqual(['areo-hotah']);
    expect(found({ marks: { keyword: ['noAttachments'] } })).toEqual(expect.arrayContaining(['jon-snow', 'ghost']));
  });

  test('AGOT-ANAT-c: plots are told apart by their values', () => {
    expect(found({ marks: { type: ['plot'], claim: ['2'] } })).toContain('the-winds-of-winter');
    expect(found({ marks: { cost: ['X'] } })).toEqual(['the-hands-judgment', 'the-things-i-do-for-love']);
  });

  test('are offered where they tell cards apart', () => {
    const inPart = (id: string) => {
      const zones = agotDecks.parts.find((part) => part.id === id)?.zones ?? [];
      const cards = agotDecks.cards.filter(({ zone }) => zones.includes(zone));
      return usefulFacets(cards, agotDecks.facets).map((facet) => facet.id);
    };

    expect(inPart('draw')).toEqual(['faction', 'type', 'cost', 'icon', 'loyalty', 'keyword', 'trait']);
    expect(inPart('plots')).toEqual(['income', 'initiative', 'claim', 'reserve', 'trait']);
    expect(inPart('head')).toEqual(['faction', 'type']);
  });
});

describe('the parts', () => {
  test('hold every card once, each in one of their sections', () => {
    for (const { id, zone } of agotDecks.cards) {
      const parts = agotDecks.parts.filter(({ zones }) => zones.includes(zone));
      expect(parts).toHaveLength(1);
      expect(parts.flatMap(({ sections }) => sections).filter(({ holds }) => holds(id))).toHaveLength(1);
    }
  });

  test('the cards of the deck’s faction come first, then those of its banner', () => {
    const stark = READY_DECKS.find(({ id }) => id === 'starter-stark')?.deck ?? EMPTY;
    const [order] = agotDecks.orders;
    const draw = agotDecks.cards.filter(({ zone }) => zone === 'draw');
    const factions = draw
      .toSorted((one, other) => order?.compare(one, other, { lang: 'pl', deck: stark }) ?? 0)
      .map(({ marks }) => marks.faction?.[0]);

    expect([...new Set(factions)].slice(0, 3)).toEqual(['stark', 'tyrell', 'neutral']);
  });
});

describe('a deck', () => {
  test('tells whose it is', () => {
    const [stark] = READY_DECKS;

    expect(agotDecks.sideOf(stark?.deck ?? EMPTY)).toEqual({ pl: 'Ród Starków', en: 'House Stark' });
    expect(agotDecks.badgeOf(stark?.deck ?? EMPTY).allegiance).toBe('stark');
    expect(agotDecks.sideOf(EMPTY).pl).toBe('bez stronnictwa');
  });

  test('comes back from every form in which it can be taken along', () => {
    for (const { write } of agotDecks.exports)
      for (const { deck } of READY_DECKS)
        expect(agotDecks.importDeck(write(deck))).toMatchObject({
          decks: [{ deck: { name: deck.name }, notices: [] }],
        });
  });

  test('AGOT-DECK-a: any faction and any agenda can be chosen instead of the one there', () => {
    const stark = READY_DECKS.find(({ id }) => id === 'starter-stark')?.deck ?? EMPTY;

    expect(whyNoMore(stark, printedId('house-martell'), agotDecks)?.rule).toBeUndefined();
    expect(whyNoMore(stark, printedId('banner-of-the-wolf'), agotDecks)?.rule).toBe('AGOT-DECK-k');
  });
});
