import { checkDeck, type DeckList, problemText } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { fealtyLannister } from '../ready/fealty-lannister.ts';
import { starterStark } from '../ready/starter-stark.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { withInvented } from '../testing/invented.ts';
import { AGOT_DECK_RULES, checkAgotDeck } from './check.ts';

const stark = starterStark.deck;
const lannister = fealtyLannister.deck;

function moved(deck: DeckList, card: string, zone: string): DeckList {
  return { ...deck, cards: deck.cards.map((entry) => (entry.id === card ? { ...entry, zone } : entry)) };
}

function sentences(deck: DeckList): readonly (readonly string[])[] {
  return checkAgotDeck(deck).map((problem) => [problem.rule, problemText(problem, 'pl'), problemText(problem, 'en')]);
}

describe('AGOT-DECK-a, AGOT-COMP-b: faction card and agenda', () => {
  test('there is exactly one faction card', () => {
    expect(sentences(altered(stark, { 'house-stark': 0 }))).toEqual([
      [
        'AGOT-DECK-a',
        'W talii: 0 kart stronnictwa; potrzeba dokładnie 1.',
        'The deck has 0 faction cards; it needs exactly 1.',
      ],
    ]);
    expect(brokenRules(altered(stark, { 'house-tyrell': 1 }))).toEqual(['AGOT-DECK-a']);
  });

  test('there is at most one agenda, and none is needed', () => {
    const alone = altered(lannister, { fealty: 0 });
    expect(brokenRules(alone)).toEqual([]);
    expect(checkAgotDeck(altered(lannister, { 'banner-of-the-wolf': 1 }))).toMatchObject([
      { rule: 'AGOT-DECK-a', cards: ['fealty', 'banner-of-the-wolf'], message: { count: 2 } },
      { rule: 'AGOT-DECK-i' },
    ]);
  });
});

describe('AGOT-DECK-b: the plots', () => {
  test('are exactly seven', () => {
    expect(sentences(altered(stark, { summons: 0 }))).toEqual([
      ['AGOT-DECK-b', 'W talii: 6 kart fabuły; potrzeba dokładnie 7.', 'The deck has 6 plots; it needs exactly 7.'],
    ]);
    expect(brokenRules(altered(stark, { taxation: 1 }))).toEqual(['AGOT-DECK-b']);
  });

  test('may have one title twice', () => {
    expect(brokenRules(altered(stark, { summons: 2, 'a-noble-cause': 0 }))).toEqual([]);
    const two = altered(stark, { summons: 2, 'wildfire-assault': 2, 'a-noble-cause': 0, 'counting-coppers': 0 });
    expect(sentences(two)).toEqual([
      [
        'AGOT-DECK-b',
        'Więcej niż raz w talii: Wezwanie, Atak dzikim ogniem; wolno powtórzyć najwyżej 1 nazwę.',
        'More than once in the deck: Summons, Wildfire Assault; at most 1 title may be repeated.',
      ],
    ]);
  });

  test('have no title three times', () => {
    expect(checkAgotDeck(altered(stark, { summons: 3, 'a-noble-cause': 0, 'counting-coppers': 0 }))).toMatchObject([
      { rule: 'AGOT-DECK-b', cards: ['summons'], message: { count: 3, limit: 2 } },
    ]);
  });
});

describe('AGOT-DECK-f: "plot deck limit"', () => {
  test('of 1 forbids a second copy', () => {
    const once = altered(stark, { 'a-game-of-thrones': 1, summons: 0 });
    expect(brokenRules(once)).toEqual([]);
    expect(sentences(altered(once, { 'a-game-of-thrones': 2, 'a-noble-cause': 0 }))).toEqual([
      [
        'AGOT-DECK-f',
        'Gra o tron: 2 kopie; w talii wolno mieć najwyżej 1.',
        'A Game of Thrones: 2 copies; at most 1 may be in the deck.',
      ],
    ]);
  });

  test.each([3, 4])('of %i permits so many, of the one title that is repeated', (deckLimit) => {
    const rules = withInvented({ like: 'summons', id: 'summons-to-court', name: 'Summons to Court', deckLimit });
    const holding = (quantity: number, others: Readonly<Record<string, number>>): DeckList => ({
      ...stark,
      cards: [
        ...altered(stark, { summons: 0, 'a-noble-cause': 0, 'counting-coppers': 0, 'wildfire-assault': 0, ...others })
          .cards,
        { id: printedId('summons-to-court'), quantity, zone: 'plots' },
      ],
    });
    const rest = 4 - deckLimit;
    const filled = rest === 1 ? { 'wildfire-assault': 1 } : {};
    expect(checkDeck(holding(deckLimit, filled), rules)).toEqual([]);
    expect(checkDeck(holding(deckLimit + 1, { ...filled, 'calling-the-banners': 0 }), rules)).toMatchObject([
      { rule: 'AGOT-DECK-f', cards: ['summons-to-court'], message: { limit: deckLimit } },
    ]);
  });
});

describe('AGOT-DECK-c: the draw deck', () => {
  test('has at least sixty cards', () => {
    expect(sentences(altered(stark, { 'the-kingsroad': 2 }))).toEqual([
      [
        'AGOT-DECK-c',
        'W talii: 59 kart w talii dobierania; potrzeba co najmniej 60.',
        'The deck has 59 cards in the draw deck; it needs at least 60.',
      ],
    ]);
  });

  test('has no upper limit', () => {
    expect(brokenRules(altered(stark, { 'eddard-stark': 3, 'arya-stark': 3, 'robb-stark': 3 }))).toEqual([]);
  });
});

describe('a card that was put into another part of the deck', () => {
  test.each([
    { rule: 'AGOT-DECK-a', card: 'house-stark', zone: 'agenda' },
    { rule: 'AGOT-DECK-a', card: 'banner-of-the-rose', zone: 'faction' },
    { rule: 'AGOT-DECK-b', card: 'summons', zone: 'draw' },
    { rule: 'AGOT-DECK-c', card: 'arya-stark', zone: 'plots' },
    { rule: 'AGOT-DECK-c', card: 'arya-stark', zone: 'sideboard' },
  ])('$rule: $card in $zone', ({ rule, card, zone }) => {
    const misplaced = checkAgotDeck(moved(stark, card, zone)).filter(
      ({ message, cards }) => message.key === 'notAllowed' && cards.some((id) => id === card),
    );
    expect(misplaced).toMatchObject([{ rule, cards: [card] }]);
  });
});

test('AGOT-DECK-d: there are at most three copies of a card by title', () => {
  expect(brokenRules(altered(stark, { 'arya-stark': 3 }))).toEqual([]);
  expect(sentences(altered(stark, { 'arya-stark': 4 }))).toEqual([
    [
      'AGOT-DECK-d',
      'Arya Stark: 4 kopie; w talii wolno mieć najwyżej 3.',
      'Arya Stark: 4 copies; at most 3 may be in the deck.',
    ],
  ]);
});

test('AGOT-DECK-d: other versions of a title count together with it', () => {
  const rules = withInvented({ like: 'arya-stark', id: 'arya-stark-2' });
  const both = {
    ...stark,
    cards: [...altered(stark, { 'arya-stark': 2 }).cards, { id: printedId('arya-stark-2'), quantity: 2, zone: 'draw' }],
  };
  expect(checkDeck(both, rules)).toMatchObject([
    { rule: 'AGOT-DECK-d', cards: ['arya-stark', 'arya-stark-2'], message: { count: 4, limit: 3 } },
  ]);
});

test.each([
  { deckLimit: 1, legal: 1 },
  { deckLimit: 5, legal: 5 },
])('AGOT-DECK-e: "deck limit $deckLimit" replaces the three', ({ deckLimit, legal }) => {
  const rules = withInvented({ like: 'ice', id: 'thin-ice', name: 'Thin Ice', deckLimit });
  const holding = (quantity: number): DeckList => ({
    ...stark,
    cards: [...stark.cards, { id: printedId('thin-ice'), quantity, zone: 'draw' }],
  });
  expect(checkDeck(holding(legal), rules)).toEqual([]);
  expect(checkDeck(holding(legal + 1), rules)).toMatchObject([{ rule: 'AGOT-DECK-e', cards: ['thin-ice'] }]);
});

test('AGOT-DECK-g: a card that nobody knows is in no legal deck', () => {
  const cards = [...stark.cards, { id: printedId('no-such-card'), quantity: 1, zone: 'draw' }];
  expect(checkAgotDeck({ ...stark, cards })).toMatchObject([{ rule: 'AGOT-DECK-g', cards: ['no-such-card'] }]);
});

test('every rule that can be broken is one of the section on decks', () => {
  expect(new Set(AGOT_DECK_RULES.rules.map(({ id }) => id))).toEqual(
    new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map((letter) => `AGOT-DECK-${letter}`)),
  );
});
