import { describe, expect, test } from 'vitest';
import { SUITS } from './fact.ts';
import { CARD_FACTS, DECK_RELICS, DENIZEN_FACTS, EDIFICE_NAMES, SITE_NAMES, siteFact, VISIONS } from './library.ts';

describe('the facts of the cards', () => {
  test('OATH-0-1: 198 denizens, 6 edifices, 5 Visions, 20 relics, 23 sites', () => {
    expect(DENIZEN_FACTS).toHaveLength(198);
    expect(EDIFICE_NAMES).toHaveLength(6);
    expect(VISIONS).toHaveLength(5);
    expect(DECK_RELICS).toHaveLength(20);
    expect(SITE_NAMES).toHaveLength(23);
    expect(new Set(CARD_FACTS.map(({ number }) => number)).size).toBe(CARD_FACTS.length);
  });

  test('OATH-1-26: 54 starting denizens, nine of each suit', () => {
    for (const suit of SUITS)
      expect(DENIZEN_FACTS.filter((fact) => fact.suit === suit && fact.firstGame)).toHaveLength(9);
  });

  test('OATH-0-3: the suits go round from Discord to Nomad', () => {
    expect(SUITS).toEqual(['discord', 'arcane', 'order', 'hearth', 'beast', 'nomad']);
  });

  test('OATH-2.8.4-a: a relic costs 3 favor of a bank, 2 burned favor, or 1 or 2 burned secrets; some sites print no cost', () => {
    const costs = SITE_NAMES.flatMap((name) => siteFact(name).recover ?? []);

    expect(new Set(costs.map(({ is, amount }) => `${is} ${amount}`))).toEqual(
      new Set(['favorToBank 3', 'burnFavor 2', 'burnSecret 1', 'burnSecret 2']),
    );
    expect(siteFact('plains').recover).toBeUndefined();
  });
});
