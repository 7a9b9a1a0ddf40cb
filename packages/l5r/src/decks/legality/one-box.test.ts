import type { DeckList } from '@kronika/decks';
import { describe, expect, test } from 'vitest';
import { FACTS } from '../../cards/fact.ts';
import { craneStarter } from '../ready/crane-starter.ts';
import { lionHost } from '../ready/lion-host.ts';
import { lionStarter } from '../ready/lion-starter.ts';
import { altered } from '../testing/altered.ts';
import { brokenRules } from '../testing/broken-rules.ts';
import { checkL5rDeck, checkSharedBox } from './check.ts';

/** All dynasty and conflict cards of one box that a Lion with a Keeper role can use without influence. */
const lionBox: DeckList = altered(lionStarter.deck, {
  'keeper-of-water': 1,
  ...Object.fromEntries(
    FACTS.filter(({ side }) => side === 'dynasty' || side === 'conflict')
      .filter(({ clan, roleRestriction }) => ['lion', 'neutral'].includes(clan) && roleRestriction !== 'seeker')
      .map(({ id, quantity }) => [id, quantity]),
  ),
});

describe('L5R-DECK-m: out of one box', () => {
  test('30 cards are enough for each deck, and 45 are still the most', () => {
    expect(brokenRules(lionBox, 'single-core')).toEqual([]);
    expect(brokenRules(lionBox, 'standard')).toEqual(['L5R-DECK-c', 'L5R-DECK-d']);
    expect(brokenRules(altered(lionBox, { 'wandering-ronin': 1 }), 'single-core')).toEqual([]);
    expect(brokenRules(altered(lionBox, { 'wandering-ronin': 0 }), 'single-core')).toEqual(['L5R-DECK-m']);
    const thirty = altered(lionBox, { 'fine-katana': 0, 'ornate-fan': 0, banzai: 0, rout: 0 });
    expect(brokenRules(thirty, 'single-core')).toEqual([]);
    expect(brokenRules(altered(thirty, { outwit: 1 }), 'single-core')).toEqual(['L5R-DECK-m']);
  });

  test('there are as many copies as the box holds', () => {
    expect(checkL5rDeck(altered(lionBox, { 'akodo-toturi': 2 }), 'single-core')).toMatchObject([
      { rule: 'L5R-DECK-m', cards: ['akodo-toturi'], message: { limit: 1 } },
    ]);
    expect(brokenRules(altered(lionBox, { 'favorable-ground': 3 }), 'single-core')).toEqual(['L5R-DECK-m']);
    expect(brokenRules(lionHost.deck, 'single-core')).toEqual(['L5R-DECK-m']);
  });
});

describe('L5R-DECK-n: two players out of one box', () => {
  const [crane, lion] = [craneStarter.deck, lionStarter.deck];

  test('no deck is too small, and 45 cards are still the most', () => {
    expect(brokenRules(altered(crane, { 'doji-hotaru': 0, banzai: 0 }), 'shared-box')).toEqual([]);
    const large = altered(lionHost.deck, { rout: 3, outwit: 3, 'miya-mystic': 3, 'wandering-ronin': 3 });
    expect(brokenRules(large, 'shared-box')).toEqual(['L5R-DECK-c', 'L5R-DECK-d', 'L5R-DECK-n']);
  });

  test('the neutral cards are divided as in the starter decks', () => {
    expect(brokenRules(crane, 'shared-box')).toEqual([]);
    expect(brokenRules(lion, 'shared-box')).toEqual([]);
    expect(checkL5rDeck(altered(crane, { 'otomo-courtier': 2 }), 'shared-box')).toMatchObject([
      { rule: 'L5R-DECK-n', cards: ['otomo-courtier'], message: { count: 2, limit: 1 } },
    ]);
    expect(brokenRules(altered(crane, { 'keeper-of-air': 1, 'keeper-initiate': 1 }), 'shared-box')).toEqual([]);
    expect(brokenRules(altered(crane, { 'keeper-of-air': 1, 'keeper-initiate': 2 }), 'shared-box')).toEqual([
      'L5R-DECK-n',
    ]);
  });

  test('all cards and all influence of a pair of clans can be used', () => {
    const bought = { 'against-the-waves': 1, 'know-the-world': 1, pacifism: 1, 'ishiken-initiate': 1 };
    expect(brokenRules(altered(crane, bought), 'shared-box')).toEqual([]);
    expect(brokenRules(altered(crane, { ...bought, pacifism: 2 }), 'shared-box')).toEqual(['L5R-DECK-n']);
  });

  test('both decks come out of the one box', () => {
    expect(checkSharedBox(crane, lion)).toEqual([]);
    expect(checkSharedBox(altered(crane, { 'night-raid': 0, 'meditations-on-the-tao': 1 }), lion)).toMatchObject([
      { rule: 'L5R-DECK-n', cards: ['meditations-on-the-tao'] },
    ]);
  });
});
