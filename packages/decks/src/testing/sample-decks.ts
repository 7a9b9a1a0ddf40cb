import { printedId } from '@kronika/kernel';
import fc from 'fast-check';
import type { DeckEntry, DeckList } from '../deck-list.ts';
import { sampleCatalogue } from './sample-catalogue.ts';

/** A deck of the invented game, from card ids and quantities. */
export function sampleDeck(cards: Readonly<Record<string, number>>, name = 'Sample'): DeckList {
  const entries = Object.entries(cards).map(([id, quantity]): DeckEntry => {
    const zone = sampleCatalogue.card(printedId(id))?.zone ?? 'draw';
    return { id: printedId(id), quantity, zone };
  });
  return { name, cards: entries, meta: {} };
}

/** The cards of a deck as an object, whatever their order. */
export function contents(deck: DeckList): Readonly<Record<string, number>> {
  return Object.fromEntries(deck.cards.map(({ id, quantity }) => [id, quantity]));
}

/** Any deck of the invented game; heads stand in it once. */
export const anyDeck: fc.Arbitrary<DeckList> = fc
  .tuple(
    fc.array(fc.constantFrom('Storm', 'Łódź', 'of 3', '“Grey”', 'x2', '(4)', '[B]', '1.2'), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...sampleCatalogue.cards), fc.integer({ min: 1, max: 999 })), {
      minLength: 1,
      selector: ([card]) => card.id,
    }),
  )
  .map(([words, picks]) => ({
    name: `My ${words.join(' ')}`,
    cards: picks.map(([{ id, zone }, count]) => ({
      id,
      zone,
      quantity: ['banner', 'oath'].includes(zone) ? 1 : count,
    })),
    meta: {},
  }));

/** Texts that are nearly deck lists: made of the words and signs that mean something in one. */
export const nearlyDeckText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\r\n', ' ', ' ', '3x', '12', 'x3', '#012', '(', ')', '[', ']', ':', '===', '----', '#'),
      fc.constantFrom(
        'Packs:',
        'Version: 1.0',
        'From',
        'Plans',
        'House of the Seal',
        'Base',
        'Old Ferry',
        'Lantern Gost',
      ),
      fc.constantFrom('{', '}', '"', ',', 'cards', 'record', 'slots', '0x', '999999999', '__proto__'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
