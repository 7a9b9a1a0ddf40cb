import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import type { DeckList } from '../deck-list.ts';
import { withOneMore } from '../editing.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { sampleDeck } from '../testing/sample-decks.ts';
import { drawCards, ELEMENTS, plans } from '../testing/sample-rules.ts';
import { checkDeck } from './check-deck.ts';
import { copiesByName } from './copy-rules.ts';
import { between, exactly } from './count-rules.ts';
import { oneOfEach } from './kind-rules.ts';
import { type DeckBuilding, mendingCards, whyNoMore } from './mending.ts';
import type { DeckProblem } from './problem.ts';

const building: DeckBuilding = {
  problems: (deck) =>
    checkDeck(deck, {
      catalogue: sampleCatalogue,
      unknownCards: 'TEST-DECK-known',
      rules: [
        between('TEST-DECK-size', { min: 4, max: 6 }, drawCards),
        exactly('TEST-DECK-plans', 1, plans),
        copiesByName('TEST-DECK-copies', drawCards, () => 3),
      ],
    }),
  add(deck, id) {
    const card = sampleCatalogue.card(id);
    return card === undefined ? deck : withOneMore(deck, card);
  },
};

const pool = sampleCatalogue.cards.map(({ id }) => id);
const drawn = sampleCatalogue.cards.filter(({ zone }) => zone === 'draw').map(({ id }) => id);

function only(deck: DeckList): DeckProblem {
  const [problem, ...more] = building.problems(deck);
  if (problem === undefined || more.length > 0) throw new Error('expected one problem');
  return problem;
}

const mend = (deck: DeckList): readonly string[] => [...mendingCards(deck, only(deck), { ...building, pool })];

describe('what can mend a deck', () => {
  test('with too few cards: any that fits, but none of which there are enough', () => {
    const found = mend(sampleDeck({ 'old-ferry': 3, 'first-frost': 1 }));

    expect(found).not.toContain('old-ferry');
    expect(found.toSorted()).toEqual(drawn.filter((id) => id !== 'old-ferry').toSorted());
  });

  test('with too many cards: those that are too many', () => {
    expect(mend(sampleDeck({ 'old-ferry': 3, '01-lantern-ghost': 3, '3-brothers': 2, 'first-frost': 1 }))).toEqual([
      'old-ferry',
      '01-lantern-ghost',
      '3-brothers',
    ]);
  });

  test('with too many copies: that card alone', () => {
    expect(mend(sampleDeck({ 'old-ferry': 4, 'first-frost': 1 }))).toEqual(['old-ferry']);
  });
});

describe('one more copy', () => {
  const whyNot = (cards: Readonly<Record<string, number>>, id: string) =>
    whyNoMore(sampleDeck(cards), printedId(id), building)?.rule;

  test('is refused with the rule it would break', () => {
    expect(whyNot({ 'old-ferry': 3 }, 'old-ferry')).toBe('TEST-DECK-copies');
    expect(whyNot({ 'old-ferry': 3, '3-brothers': 3 }, '01-lantern-ghost')).toBe('TEST-DECK-size');
    expect(whyNot({ 'first-frost': 1 }, 'first-frost')).toBe('TEST-DECK-plans');
  });

  test('is fine while something else is missing', () => {
    expect(whyNot({}, 'old-ferry')).toBeUndefined();
    expect(whyNot({ 'old-ferry': 4 }, '3-brothers')).toBeUndefined();
  });
});

test('a kind that is missing is mended by a card of that kind', () => {
  const ofElements: DeckBuilding = {
    ...building,
    problems: (deck) =>
      checkDeck(deck, {
        catalogue: sampleCatalogue,
        unknownCards: 'TEST-DECK-known',
        rules: [
          oneOfEach('TEST-DECK-kinds', {
            group: plans,
            kinds: ELEMENTS,
            kindOf: ({ element }) => element ?? '',
          }),
        ],
      }),
  };
  const deck = sampleDeck({ 'first-frost': 1 });
  const [missing] = ofElements.problems(deck);
  if (missing === undefined) throw new Error('expected a problem');
  const kinds = [...mendingCards(deck, missing, { ...ofElements, pool })].map(
    (id) => sampleCatalogue.card(id)?.element,
  );

  expect(kinds.length).toBeGreaterThan(0);
  expect(new Set(kinds).size).toBe(1);
});
