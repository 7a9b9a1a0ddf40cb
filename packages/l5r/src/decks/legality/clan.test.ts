import { problemText } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { CLANS } from '../../cards/fact.ts';
import { CLAN_DECKS } from '../ready/decks.ts';
import { lionHost } from '../ready/lion-host.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { checkL5rDeck } from './check.ts';

const lion = lionHost.deck;

/** The Lion without its cards of the Unicorn and without its role. */
const alone = altered(lion, {
  spyglass: 0,
  breakthrough: 0,
  'captive-audience': 0,
  'keeper-of-water': 0,
  'keeper-initiate': 0,
  'miya-mystic': 2,
  rout: 3,
  outwit: 2,
});

test('L5R-CLAN-a: the stronghold fixes the clan', () => {
  expect(CLAN_DECKS.map(({ deck }) => deck.meta.clan)).toEqual(CLANS);
  expect(brokenRules(altered(lion, { 'yojin-no-shiro': 0, 'shizuka-toshi': 1 }))).toEqual([
    'L5R-DECK-o',
    'L5R-DECK-h',
    'L5R-DECK-j',
    'L5R-DECK-d',
    'L5R-DECK-i',
  ]);
});

test('L5R-CLAN-b: cards of the own clan cost no influence', () => {
  expect(brokenRules(altered(alone, { 'for-greater-glory': 3, 'master-of-the-spear': 3 }))).toEqual([]);
});

test('L5R-CLAN-c: cards of other clans are bought', () => {
  expect(checkL5rDeck(altered(alone, { levy: 3, outwit: 0 }))).toEqual([]);
  expect(checkL5rDeck(altered(alone, { levy: 3, rebuild: 1, outwit: 0 }))).toMatchObject([
    { rule: 'L5R-DECK-i', cards: ['levy', 'rebuild'] },
  ]);
});

test('L5R-CLAN-d: neutral cards are legal in any deck', () => {
  const neutral = { 'imperial-storehouse': 3, 'otomo-courtier': 2, 'spies-at-court': 3, assassination: 2 };
  for (const { deck } of CLAN_DECKS) expect(brokenRules(altered(deck, neutral))).toEqual([]);
});

describe('L5R-DECK-i: influence', () => {
  const ten = { 'admit-defeat': 3, 'the-perfect-gift': 3, 'duelist-training': 1, outwit: 0, rout: 1 };

  test('L5R-EX-4: 3 × 2 + 3 × 1 + 1 × 1 is exactly what a core stronghold has', () => {
    expect(brokenRules(altered(alone, ten))).toEqual([]);
    expect(checkL5rDeck(altered(alone, { ...ten, 'duelist-training': 2 }))).toMatchObject([
      {
        rule: 'L5R-DECK-i',
        message: { key: 'overBudget', spent: 11, budget: 10 },
        cards: ['admit-defeat', 'the-perfect-gift', 'duelist-training'],
      },
    ]);
  });

  test('is told in both languages', () => {
    const problems = checkL5rDeck(altered(alone, { ...ten, 'duelist-training': 2 }));
    expect(problems.map((problem) => problemText(problem, 'en'))).toEqual([
      'The cards cost 11 points of influence; only 10 can be spent.',
    ]);
    expect(problems.map((problem) => problemText(problem, 'pl'))).toEqual([
      'Koszt kart: 11 punktów wpływu; do wydania: 10.',
    ]);
  });
});

test('L5R-DECK-j: a clan card without an influence cost cannot be bought', () => {
  expect(checkL5rDeck(altered(alone, { 'way-of-the-crane': 1 }))).toMatchObject([
    { rule: 'L5R-DECK-j', cards: ['way-of-the-crane'] },
  ]);
  expect(brokenRules(altered(alone, { outwit: 3, rout: 2 }))).toEqual([]);
});

test('L5R-DECK-o: an out-of-clan dynasty card is never legal', () => {
  expect(checkL5rDeck(altered(lion, { 'doji-hotaru': 1 }))).toMatchObject([
    { rule: 'L5R-DECK-o', cards: ['doji-hotaru'] },
  ]);
});
