import { describe, expect, test } from 'vitest';
import { l5rDecks } from '../../games/l5r/decks/module.tsx';
import { type CardFilter, chosenCount, fits, toggled, usefulFacets } from './filter.ts';

const NOTHING: CardFilter = { part: 'conflict', words: '', marks: {} };

function found(filter: Partial<CardFilter>, lang: 'pl' | 'en' = 'pl'): readonly string[] {
  return l5rDecks.cards.filter((card) => fits(card, { ...NOTHING, ...filter }, lang)).map(({ id }) => id);
}

describe('a search', () => {
  test('finds a name in either language, without capitals and Polish letters', () => {
    expect(found({ words: 'czcigodne OSTRZE' })).toContain('honored-blade');
    expect(found({ words: 'honored blade' })).toEqual(['honored-blade']);
    expect(found({ words: 'niezlomny' })).toContain('steadfast-samurai');
  });

  test('finds a trait, a type and the text', () => {
    expect(found({ words: 'dworzanin lew' }).length).toBeGreaterThan(2);
    expect(found({ words: 'courtier lion' }, 'en')).toEqual(found({ words: 'dworzanin lew' }));
    expect(found({ words: 'wybierz atakując' }).length).toBeGreaterThan(0);
  });

  test('wants all its words', () => {
    expect(found({ words: 'honored zzz' })).toEqual([]);
    expect(found({ words: '   ' })).toHaveLength(l5rDecks.cards.length);
  });
});

describe('filters', () => {
  test('take any of the values of one facet, and something of every facet', () => {
    const lion = found({ marks: { clan: ['lion'] } });
    const both = found({ marks: { clan: ['lion', 'crane'] } });
    const cheap = found({ marks: { clan: ['lion', 'crane'], cost: ['0'] } });

    expect(both.length).toBeGreaterThan(lion.length);
    expect(cheap.length).toBeGreaterThan(0);
    expect(both).toEqual(expect.arrayContaining([...cheap]));
    expect(found({ marks: { element: ['air'], type: ['province'] } })).toContain('the-art-of-peace');
  });

  test('with nothing chosen let everything through', () => {
    expect(found({ marks: { clan: [] } })).toHaveLength(l5rDecks.cards.length);
  });

  test('are chosen and unchosen', () => {
    const once = toggled(NOTHING, 'clan', 'lion');

    expect(chosenCount(once)).toBe(1);
    expect(chosenCount(toggled(once, 'clan', 'lion'))).toBe(0);
  });

  test('are offered where they tell cards apart', () => {
    const inPart = (zones: readonly string[]) =>
      usefulFacets(
        l5rDecks.cards.filter(({ zone }) => zones.includes(zone)),
        l5rDecks.facets,
      ).map(({ id }) => id);

    expect(inPart(['conflict'])).toEqual(['clan', 'type', 'cost', 'trait']);
    expect(inPart(['provinces', 'stronghold', 'role'])).toContain('element');
    expect(inPart(['provinces'])).not.toContain('cost');
  });
});
