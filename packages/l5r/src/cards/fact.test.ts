import { printedId, slugOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { CLANS, ELEMENTS, FACTS, type FactOf, factOf } from './fact.ts';

function count(fits: (fact: (typeof FACTS)[number]) => boolean): number {
  return FACTS.filter(fits).length;
}

describe('the cards of the core set', () => {
  test('are 223, each with an id made of its name and a number of its own', () => {
    expect(FACTS).toHaveLength(223);
    expect(FACTS.filter(({ id, name }) => id !== slugOf(name.replaceAll("'", '-')))).toEqual([]);
    expect(new Set(FACTS.map(({ id }) => id)).size).toBe(FACTS.length);
    expect(new Set(FACTS.map(({ number }) => number)).size).toBe(FACTS.length);
  });

  test('L5R-COMP-d: are as many copies as the box holds', () => {
    const copies = (side: string): number =>
      FACTS.reduce((sum, fact) => (fact.side === side ? sum + fact.quantity : sum), 0);
    expect(['province', 'dynasty', 'conflict', 'role'].map(copies)).toEqual([7 + 17, 117, 98, 10]);
  });

  test('L5R-CARD-a: are of the seven types', () => {
    const types = ['stronghold', 'province', 'character', 'holding', 'attachment', 'event', 'role'] as const;
    expect(types.map((type) => count((fact) => fact.type === type))).toEqual([7, 17, 110, 9, 24, 46, 10]);
  });

  test('L5R-CLAN-a: each of the seven clans has a stronghold, a province and a champion', () => {
    for (const clan of CLANS) {
      expect(count((fact) => fact.clan === clan && fact.type === 'stronghold')).toBe(1);
      expect(count((fact) => fact.clan === clan && fact.type === 'province')).toBe(1);
      expect(count((fact) => fact.clan === clan && fact.traits.includes('champion'))).toBe(1);
    }
  });

  test('L5R-DECK-i: every stronghold has 10 influence', () => {
    const strongholds = FACTS.filter((fact): fact is FactOf<'stronghold'> => fact.type === 'stronghold');
    expect(new Set(strongholds.map(({ influence }) => influence))).toEqual(new Set([10]));
  });

  test('L5R-DECK-j: of the clans’ conflict cards only the philosophies named after them cannot be bought', () => {
    const unsaleable = FACTS.filter(({ side, influenceCost }) => side === 'conflict' && influenceCost === undefined);
    expect(unsaleable.map(({ id }) => id)).toEqual(CLANS.map((clan) => `way-of-the-${clan}`));
  });

  test('L5R-DECK-k: there is a Keeper and a Seeker of each element', () => {
    for (const element of ELEMENTS) {
      for (const kind of ['keeper', 'seeker'])
        expect(factOf(printedId(`${kind}-of-${element}`))).toMatchObject({
          type: 'role',
          element,
          traits: [kind, element],
        });
    }
  });

  test('L5R-PROV-e: every element has provinces for any clan', () => {
    for (const element of ELEMENTS)
      expect(count((fact) => fact.type === 'province' && fact.element === element && fact.clan === 'neutral')).toBe(2);
  });
});

test('a card that does not exist is a bug', () => {
  expect(() => factOf(printedId('no-such-card'))).toThrow('no-such-card');
});
