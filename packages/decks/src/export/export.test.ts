import { isRefusal, printedId } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeckList, mergedEntries } from '../deck-list.ts';
import { importDeck } from '../import/import-deck.ts';
import { sampleCatalogue, sampleLayout, sampleOptions } from '../testing/sample-catalogue.ts';
import { anyDeck, contents, sampleDeck } from '../testing/sample-decks.ts';
import { writeClipboard } from './clipboard.ts';
import { writeDownload } from './download.ts';
import { writeEmeraldDb } from './emeralddb.ts';
import { writeJigoku } from './jigoku.ts';

const deck = sampleDeck(
  { 'house-seal': 1, silence: 1, '02-lantern-ghost': 3, 'first-frost': 2, 'wall-north': 1 },
  'Salt',
);

/** The deck that comes back when the text is imported; every line of it must be understood. */
function back(text: string): DeckList | undefined {
  const result = importDeck(text, sampleCatalogue, sampleOptions);
  const [first] = isRefusal(result) ? [] : result.decks;
  expect(first?.notices).toEqual([]);
  return first?.deck;
}

function roundTrips(write: (deck: DeckList) => string): void {
  fc.assert(
    fc.property(anyDeck, (any) => {
      expect(contents(back(write(any)) ?? sampleDeck({}))).toEqual(contents(any));
    }),
  );
}

describe('the clipboard form', () => {
  const write = (any: DeckList): string => writeClipboard(any, sampleCatalogue, sampleLayout);

  test('has name, head, packs and sections in the order of the layout, the rest last', () => {
    expect(write(deck)).toBe(
      [
        'Salt\n\nHouse of the Seal\nSilence\n\nPacks: From Base Box to High Tide',
        'Plans (2):\n2x First Frost (Base)',
        'Crew (3):\n3x Lantern Ghost (Tide)',
        'Other (1):\n1x The Wall (North) (Base)\n',
      ].join('\n\n'),
    );
  });

  test('comes back with the same cards', () => roundTrips(write));

  test('comes back with the same name', () => {
    const withHead = (any: DeckList): DeckList => ({
      ...any,
      cards: mergedEntries([...deck.cards.slice(0, 1), ...any.cards]),
    });
    fc.assert(fc.property(anyDeck.map(withHead), (any) => back(write(any))?.name === any.name));
  });

  test('keeps a deck in one piece whatever it is called', () => {
    expect(back(write({ ...deck, name: 'Salt ==== \n and Silence' }))?.name).toBe('Salt == and Silence');
    expect(contents(back(write({ ...deck, name: ' ' })) ?? sampleDeck({}))).toEqual(contents(deck));
  });
});

describe('the download form', () => {
  const write = (any: DeckList): string => writeDownload(any, sampleCatalogue, sampleLayout);

  test('has the version below the name, headings without counts, and how many boxes are needed', () => {
    const more = sampleDeck({ 'beacon-fire': 1 }).cards;
    expect(write({ ...deck, meta: { version: '2.3' }, cards: [...deck.cards, ...more] })).toBe(
      [
        'Salt\nVersion: 2.3',
        'House of the Seal\nSilence',
        'Packs: From Base Box to High Tide (2)',
        'Plans\n1x Beacon Fire (High Tide)\n2x First Frost (Base Box)',
        'Crew\n3x Lantern Ghost (High Tide)',
        'Other\n1x The Wall (North) (Base Box)\n',
      ].join('\n\n'),
    );
  });

  test('has the heading of one card in the singular, and the one pack by its name', () => {
    expect(write(sampleDeck({ 'house-seal': 1, 'first-frost': 2 }, 'Salt'))).toBe(
      'Salt\nVersion: 1.0\n\nHouse of the Seal\n\nPacks: Base Box\n\nPlan\n2x First Frost (Base Box)\n',
    );
  });

  test('comes back with the same cards', () => roundTrips(write));

  test('comes back with the same name and version', () => {
    fc.assert(
      fc.property(anyDeck, (any) => {
        const read = back(write({ ...any, meta: { version: '4.2' } }));
        expect([read?.name, read?.meta.version]).toEqual([any.name, '4.2']);
      }),
    );
  });
});

describe('the Jigoku form', () => {
  const write = (any: DeckList): string => writeJigoku(any, sampleCatalogue);

  test('has a card a line with the name of its pack, in the order of the zones', () => {
    expect(
      write({
        ...deck,
        meta: { packs: { 'old-ferry': 'Tide' } },
        cards: sampleDeck({ 'old-ferry': 12, silence: 1 }).cards,
      }),
    ).toBe('1 Silence (Base Box)\n12 Old Ferry (High Tide)\n');
  });

  test('comes back with the same cards', () => roundTrips(write));
});

describe('the EmeraldDB form', () => {
  const write = (any: DeckList): string => writeEmeraldDb(any, sampleCatalogue);

  test('comes back with the same cards', () => roundTrips(write));

  test('comes back with all that is known about the deck', () => {
    const source = { site: 'emeralddb', fields: { id: 'u-1', deck_id: 'u-2', username: 'somebody' } };
    const meta = { format: 'open', clan: 'seal', splash: 'hill', version: '0.1', description: 'old', source };
    const packed: DeckList = {
      ...deck,
      meta: { ...meta, packs: { 'old-ferry': 'Tide' } },
      cards: sampleDeck({ 'old-ferry': 1 }).cards,
    };
    expect(back(write(packed))).toEqual(packed);
  });
});

test('a card nobody knows is written by its id', () => {
  const unknown: DeckList = { ...deck, cards: [{ id: printedId('sea-glass'), quantity: 2, zone: 'draw' }] };

  expect(writeJigoku(unknown, sampleCatalogue)).toBe('2 sea-glass\n');
  expect(writeClipboard(unknown, sampleCatalogue, sampleLayout)).toContain('Other (2):\n2x sea-glass\n');
  expect(writeEmeraldDb(unknown, sampleCatalogue)).toContain('"sea-glass": 2');
});
