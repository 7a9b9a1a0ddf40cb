import { holdingsOf, zoneSize } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { FACTS, type Fact, factOf } from '../../cards/fact.ts';
import { l5rCatalogue } from '../catalogue.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { craneStarter } from './crane-starter.ts';
import { lionStarter } from './lion-starter.ts';
import type { ReadyDeck } from './ready-deck.ts';
import { isStarterDeck, STARTER_DECKS } from './starters.ts';

/** The cards of a zone as the rulebook lists them: by collector number, with the copies where there are more. */
function numbers({ deck }: ReadyDeck, zone: string, clan?: Fact['clan']): readonly string[] {
  return deck.cards
    .filter((entry) => entry.zone === zone)
    .map(({ id, quantity }) => ({ fact: factOf(id), quantity }))
    .filter(({ fact }) => clan === undefined || fact.clan === clan)
    .map(({ fact, quantity }) => (quantity === 1 ? fact.number : `${fact.number} ×${quantity}`));
}

function range(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

describe.each(STARTER_DECKS.map((ready) => [ready.id, ready] as const))('L5R-START-a: %s', (_, { deck, clan }) => {
  test('is exempt from the size rules', () => {
    expect([zoneSize(deck, 'dynasty'), zoneSize(deck, 'conflict')]).toEqual([22, 24]);
    expect(brokenRules(deck)).toEqual([]);
    expect(brokenRules(deck, 'single-core')).toEqual([]);
  });

  test('has no role and no out-of-clan cards', () => {
    expect(zoneSize(deck, 'role')).toBe(0);
    expect(deck.cards.filter(({ id }) => ![clan, 'neutral'].includes(factOf(id).clan))).toEqual([]);
  });

  test('loses the exemption with any change', () => {
    expect(isStarterDeck(holdingsOf({ ...deck, cards: deck.cards.toReversed() }, l5rCatalogue))).toBe(true);
    expect(brokenRules(altered(deck, { 'fine-katana': 2 }))).toEqual(['L5R-DECK-c', 'L5R-DECK-d']);
    expect(brokenRules(altered(deck, { 'keeper-of-fire': 1 }))).toEqual(['L5R-DECK-c', 'L5R-DECK-d']);
  });
});

describe('L5R-START-b: the starter decks hold one copy of each card unless a number is given', () => {
  test('L5R-START-CRANE-stronghold, L5R-START-CRANE-provinces', () => {
    expect(numbers(craneStarter, 'stronghold')).toEqual(['2']);
    expect(numbers(craneStarter, 'provinces')).toEqual(['9', '17', '21', '23', '24']);
  });

  test('L5R-START-CRANE-dynasty', () => {
    expect(numbers(craneStarter, 'dynasty', 'crane')).toEqual(range(40, 53));
    expect(numbers(craneStarter, 'dynasty', 'neutral')).toEqual(['122', '123 ×2', '125', '127 ×2', '128', '129']);
  });

  test('L5R-START-CRANE-conflict', () => {
    expect(numbers(craneStarter, 'conflict', 'crane')).toEqual(range(139, 148));
    expect(numbers(craneStarter, 'conflict', 'neutral')).toEqual(range(200, 213));
  });

  test('L5R-START-LION-stronghold, L5R-START-LION-provinces', () => {
    expect(numbers(lionStarter, 'stronghold')).toEqual(['4']);
    expect(numbers(lionStarter, 'provinces')).toEqual(['11', '15', '19', '20', '22']);
  });

  test('L5R-START-LION-dynasty', () => {
    expect(numbers(lionStarter, 'dynasty', 'lion')).toEqual(range(67, 80));
    expect(numbers(lionStarter, 'dynasty', 'neutral')).toEqual(['122 ×2', '123', '125 ×2', '127', '128', '129']);
  });

  test('L5R-START-LION-conflict', () => {
    expect(numbers(lionStarter, 'conflict', 'lion')).toEqual(range(160, 169));
    expect(numbers(lionStarter, 'conflict', 'neutral')).toEqual(range(200, 213));
  });
});

describe('L5R-START-CHECK: both starter decks together', () => {
  const cards = STARTER_DECKS.flatMap(({ deck }) => deck.cards);

  test('use exactly the neutral cards of one box that need no role', () => {
    const used = (id: string): number =>
      cards.reduce((sum, entry) => (entry.id === id ? sum + entry.quantity : sum), 0);
    const neutral = FACTS.filter(({ clan, side }) => clan === 'neutral' && ['dynasty', 'conflict'].includes(side));
    const unlike = neutral.filter(({ id, quantity }) => used(id) !== quantity);
    expect(unlike.map(({ id }) => [id, used(id)])).toEqual([
      ['keeper-initiate', 0],
      ['seeker-initiate', 0],
    ]);
  });

  test('have ten different provinces', () => {
    expect(new Set(cards.filter(({ zone }) => zone === 'provinces').map(({ id }) => id)).size).toBe(10);
  });
});
