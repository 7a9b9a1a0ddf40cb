import { InvariantError } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { sampleCatalogue } from './testing/sample-catalogue.ts';

const byName = (name: string, pack?: string) => sampleCatalogue.byName(name, pack);
const bySlug = (slug: string, pack?: string) => sampleCatalogue.bySlug(slug, pack);

describe('a card is found by name', () => {
  test.each(['The Pilot’s Mercy', 'the pilot´s mercy', 'Łaska „pilota”', 'LASKA "PILOTA"'])('written as %s', (name) => {
    expect(byName(name)?.card.id).toBe('the-pilots-mercy');
  });

  test('and pack, whether that is called by code, name or alias', () => {
    for (const pack of ['tide', 'High Tide', 'przyplyw'])
      expect(byName('Lantern Ghost', pack)).toMatchObject({
        card: { id: '02-lantern-ghost' },
        pack: { is: 'matched' },
      });
    expect(byName('Lantern Ghost', 'base boxes')?.card.id).toBe('01-lantern-ghost');
  });

  test('as the version that came out first, if no pack is named', () => {
    expect(byName('Lantern Ghost')).toMatchObject({ card: { id: '01-lantern-ghost' }, pack: { is: 'unsaid' } });
  });

  test('alone, if the pack is unknown or does not hold it', () => {
    expect(byName('Old Ferry', 'Low Tide')).toMatchObject({ card: { id: 'old-ferry' }, pack: { is: 'unknown' } });
    expect(byName('Beacon Fire', 'Base')).toMatchObject({ card: { id: 'beacon-fire' }, pack: { is: 'elsewhere' } });
  });
});

describe('a card is found by slug', () => {
  test('with and without the two digits in front', () => {
    for (const slug of ['old-ferry', '01-old-ferry', '29-OLD-FERRY']) expect(bySlug(slug)?.card.id).toBe('old-ferry');
    expect(bySlug('02-lantern-ghost')?.card.id).toBe('02-lantern-ghost');
    expect(bySlug('lantern-ghost')?.card.id).toBe('01-lantern-ghost');
    expect(bySlug('lantern-ghost', 'Tide')?.card.id).toBe('02-lantern-ghost');
  });

  test('by the slug of its English name and by its codes', () => {
    expect(bySlug('turtle-boat')?.card.id).toBe('lodka-zolwia');
    expect(bySlug('01001')?.card.id).toBe('first-frost');
  });

  test('or not at all', () => {
    expect(bySlug('constructor')).toBeUndefined();
    expect(bySlug('__proto__')).toBeUndefined();
  });
});

test('packs stand in the order in which they came out, those without a date last', () => {
  expect(sampleCatalogue.packs.map(({ id }) => id)).toEqual(['Base', 'Tide', 'Promo']);
});

test('two cards with one id are a bug in the card list', () => {
  const [card] = sampleCatalogue.cards;
  const cards = card === undefined ? [] : [card, card];
  expect(() => catalogueOf({ ...sampleCatalogue, cards })).toThrow(InvariantError);
});
