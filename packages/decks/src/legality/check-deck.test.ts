import { printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { type SampleCard, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { sampleDeck } from '../testing/sample-decks.ts';
import { CARDS, drawCards, ELEMENTS, PLANS, plans } from '../testing/sample-rules.ts';
import { checkDeck } from './check-deck.ts';
import { atMostRepeated, copiesByName } from './copy-rules.ts';
import { atLeast, atMost, between, exactly } from './count-rules.ts';
import { everyCard, requires, withinBudget } from './fit-rules.ts';
import { atMostKinds, oneOfEach } from './kind-rules.ts';
import type { DeckProblem, Noun } from './problem.ts';
import { type DeckRule, onlyIf, those } from './rule.ts';

function problems(cards: Readonly<Record<string, number>>, ...rules: readonly DeckRule<SampleCard>[]) {
  return checkDeck(sampleDeck(cards), { catalogue: sampleCatalogue, unknownCards: 'TEST-DECK-known', rules });
}

const keys = (found: readonly DeckProblem[]): readonly string[] => found.map(({ message }) => message.key);

const INFLUENCE: Noun = {
  pl: { one: 'punkt wpływu', few: 'punkty wpływu', many: 'punktów wpływu' },
  en: { one: 'influence', other: 'influence' },
};

describe('TEST-DECK-a: the number of cards of a group', () => {
  test('may have to be exact', () => {
    const rule = exactly('TEST-DECK-a', 2, plans);
    expect(problems({ 'first-frost': 2, 'old-ferry': 9 }, rule)).toEqual([]);
    expect(problems({ 'first-frost': 3 }, rule)).toEqual([
      {
        rule: 'TEST-DECK-a',
        message: { key: 'wrongCount', what: PLANS, count: 3, bounds: { min: 2, max: 2 } },
        cards: ['first-frost'],
      },
    ]);
  });

  test('may have a lower bound, an upper bound or both', () => {
    expect(keys(problems({ 'old-ferry': 3 }, atLeast('TEST-DECK-a', 4, drawCards)))).toEqual(['wrongCount']);
    expect(keys(problems({ 'old-ferry': 4 }, atLeast('TEST-DECK-a', 4, drawCards)))).toEqual([]);
    expect(keys(problems({ 'old-ferry': 5 }, atMost('TEST-DECK-a', 4, drawCards)))).toEqual(['wrongCount']);
    expect(keys(problems({ 'old-ferry': 5 }, between('TEST-DECK-a', { min: 5, max: 6 }, drawCards)))).toEqual([]);
    expect(keys(problems({ 'old-ferry': 7 }, between('TEST-DECK-a', { min: 5, max: 6 }, drawCards)))).toEqual([
      'wrongCount',
    ]);
  });

  test('may concern the cards that fit a condition, with a bound that depends on the deck', () => {
    const boats = those(drawCards, CARDS, ({ type }) => type === 'boat');
    const rule = atMost('TEST-DECK-a', (deck: { cards: readonly unknown[] }) => deck.cards.length, boats);
    expect(keys(problems({ 'old-ferry': 1, '3-brothers': 9 }, rule))).toEqual([]);
    expect(keys(problems({ 'old-ferry': 3, '3-brothers': 9 }, rule))).toEqual(['wrongCount']);
  });
});

describe('TEST-DECK-b: copies', () => {
  const rule = copiesByName('TEST-DECK-b', drawCards, ({ limit }: SampleCard) => limit ?? 3);

  test('are counted by name over all versions of a card', () => {
    expect(problems({ '01-lantern-ghost': 2, '02-lantern-ghost': 2, 'old-ferry': 3 }, rule)).toEqual([
      {
        rule: 'TEST-DECK-b',
        message: { key: 'tooManyCopies', name: { en: 'Lantern Ghost' }, count: 4, limit: 3 },
        cards: ['01-lantern-ghost', '02-lantern-ghost'],
      },
    ]);
  });

  test('obey the limit of the card itself', () => {
    expect(problems({ 'lodka-zolwia': 2 }, rule)).toMatchObject([{ message: { count: 2, limit: 1 } }]);
  });

  test('may be allowed for one name only', () => {
    const once = atMostRepeated('TEST-DECK-b', 1, plans);
    expect(problems({ 'first-frost': 2, 'wind-of-plenty': 1 }, once)).toEqual([]);
    expect(problems({ 'first-frost': 2, 'wind-of-plenty': 2 }, once)).toMatchObject([
      { message: { key: 'tooManyRepeated', most: 1 }, cards: ['first-frost', 'wind-of-plenty'] },
    ]);
  });
});

describe('TEST-DECK-c: one card of each kind', () => {
  const elements = { group: plans, kinds: ELEMENTS, kindOf: ({ element }: SampleCard) => element ?? 'none' };
  const rule = oneOfEach('TEST-DECK-c', elements);
  const seeker = oneOfEach('TEST-DECK-c', { ...elements, substitute: () => 'frost' });

  test('is needed, and no second one', () => {
    expect(problems({ 'first-frost': 1, 'wind-of-plenty': 1, 'beacon-fire': 1 }, rule)).toEqual([]);
    expect(problems({ 'first-frost': 1, 'wind-of-plenty': 1, 'second-frost': 1 }, rule)).toMatchObject([
      { message: { key: 'missingKind', kind: ELEMENTS.fire }, cards: [] },
      { message: { key: 'repeatedKind', kind: ELEMENTS.frost }, cards: ['first-frost', 'second-frost'] },
    ]);
  });

  test('may be replaced once by a second card of the substitute kind', () => {
    expect(problems({ 'first-frost': 1, 'second-frost': 1, 'wind-of-plenty': 1 }, seeker)).toEqual([]);
    expect(keys(problems({ 'first-frost': 1, 'second-frost': 2 }, seeker))).toEqual(['missingKind', 'repeatedKind']);
    expect(keys(problems({ 'first-frost': 1, 'wind-of-plenty': 2 }, seeker))).toEqual(['missingKind', 'repeatedKind']);
  });

  test('of too many kinds is reported with the kinds', () => {
    const sides = { sea: { pl: 'morze', en: 'sea' }, hill: { pl: 'wzgórza', en: 'hills' }, none: { pl: '', en: '' } };
    const foreign = those(drawCards, CARDS, ({ side }) => side !== 'none');
    const one = atMostKinds('TEST-DECK-c', 1, { group: foreign, noun: CARDS, kindOf: ({ side }) => sides[side] });
    expect(problems({ 'lodka-zolwia': 1, 'the-pilots-mercy': 2, 'old-ferry': 1 }, one)).toEqual([]);
    expect(problems({ 'lodka-zolwia': 1, 'wall-north': 1 }, one)).toMatchObject([
      { message: { key: 'tooManyKinds', kinds: [sides.sea, sides.hill], most: 1 } },
    ]);
  });
});

describe('TEST-DECK-d: cards that fit', () => {
  const foreign = those(drawCards, CARDS, ({ side }) => side === 'hill');

  test('every card has to, and those that do not are named together', () => {
    const misfits = { pl: 'karty wzgórz', en: 'cards of the hills' };
    const rule = everyCard('TEST-DECK-d', drawCards, { misfits, fits: ({ side }) => side !== 'hill' });
    expect(problems({ 'old-ferry': 1, 'wall-north': 1, '01-lantern-ghost': 2 }, rule)).toMatchObject([
      { message: { key: 'notAllowed', what: misfits }, cards: ['wall-north', '01-lantern-ghost'] },
    ]);
  });

  test('each copy is paid from the budget', () => {
    const price = { noun: INFLUENCE, costOf: ({ cost = 0 }: SampleCard) => cost };
    expect(problems({ '01-lantern-ghost': 2 }, withinBudget('TEST-DECK-d', foreign, { ...price, budget: 6 }))).toEqual(
      [],
    );
    expect(
      problems({ '01-lantern-ghost': 2 }, withinBudget('TEST-DECK-d', foreign, { ...price, budget: 5 })),
    ).toMatchObject([{ message: { key: 'overBudget', spent: 6, budget: 5 }, cards: ['01-lantern-ghost'] }]);
  });

  test('a card that needs another is reported when that is missing', () => {
    const what = { pl: 'przysięga', en: 'an oath' };
    const rule = requires('TEST-DECK-d', foreign, {
      what,
      isThere: (_, deck) => deck.cards.some(({ zone }) => zone === 'oath'),
    });
    expect(problems({ 'wall-north': 1, silence: 1 }, rule)).toEqual([]);
    expect(problems({ 'wall-north': 1 }, rule)).toMatchObject([
      { message: { key: 'required', what }, cards: ['wall-north'] },
    ]);
  });
});

test('TEST-DECK-e: a rule may bind only some decks', () => {
  const rule = onlyIf<SampleCard>((deck) => deck.meta.format === 'strict', exactly('TEST-DECK-e', 7, plans));
  const rules = { catalogue: sampleCatalogue, unknownCards: 'TEST-DECK-known', rules: [rule] } as const;

  expect(checkDeck(sampleDeck({}), rules)).toEqual([]);
  expect(keys(checkDeck({ ...sampleDeck({}), meta: { format: 'strict' } }, rules))).toEqual(['wrongCount']);
});

test('all reasons are found, and a card nobody knows is one', () => {
  const found = problems(
    { 'sea-glass': 1, 'first-frost': 4 },
    exactly('TEST-DECK-a', 2, plans),
    atLeast('TEST-DECK-b', 1, drawCards),
  );

  expect(found.map(({ rule }) => rule)).toEqual(['TEST-DECK-known', 'TEST-DECK-a', 'TEST-DECK-b']);
  expect(found[0]).toMatchObject({ message: { key: 'unknownCards' }, cards: [printedId('sea-glass')] });
});
