import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries, registry } from './index.ts';

test('the registry holds every game of the list, in its order', () => {
  expect(registry.ids).toEqual(entries.map(({ game }) => game.id));
});

describe.each(entries.map((entry) => [entry.game.id, entry] as const))('%s', (_, { cards, decks }) => {
  test('counts every card it lists, and says where their tests are', () => {
    if (cards === undefined) return;

    expect(cards.count([]).total).toBe(cards.list('pl').length);
    expect(existsSync(join(import.meta.dirname, '../../..', cards.tests))).toBe(true);
  });

  test('has decks ready under names of their own', () => {
    const ids = decks?.ready.map(({ id }) => id) ?? [];

    expect(new Set(ids).size).toBe(ids.length);
  });
});
