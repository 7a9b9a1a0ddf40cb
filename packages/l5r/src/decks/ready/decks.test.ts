import { zoneSize } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { CLANS } from '../../cards/fact.ts';
import { checkL5rDeck } from '../legality/check.ts';
import { CLAN_DECKS, READY_DECKS } from './decks.ts';

test.each(READY_DECKS.map((ready) => [ready.id, ready] as const))('%s is legal', (_, { deck }) => {
  expect(checkL5rDeck(deck)).toEqual([]);
});

test('there are two starter decks and one of our own for each clan', () => {
  expect(READY_DECKS).toHaveLength(9);
  expect(new Set(READY_DECKS.map(({ id }) => id)).size).toBe(9);
  expect(CLAN_DECKS.map(({ clan }) => clan)).toEqual(CLANS);
});

describe.each(CLAN_DECKS.map((ready) => [ready.id, ready] as const))('%s', (_, { clan, deck }) => {
  test('is of its clan and looks for help at one other', () => {
    expect(deck.meta.clan).toBe(clan);
    expect(CLANS).toContain(deck.meta.splash);
    expect(deck.meta.splash).not.toBe(clan);
  });

  test('is complete', () => {
    expect(['stronghold', 'role', 'provinces'].map((zone) => zoneSize(deck, zone))).toEqual([1, 1, 5]);
  });
});
