import { isRefusal, refusalText } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeckFile, readDeckFile, writeDeckFile } from './envelope.ts';
import { anyDeck, sampleDeck } from './testing/sample-decks.ts';

const file: DeckFile = { game: 'sample', deck: sampleDeck({ 'old-ferry': 2 }) };

const withKeys = (keys: object): string => JSON.stringify({ ...JSON.parse(writeDeckFile(file)), ...keys });

function whyNot(text: string): string {
  const read = readDeckFile(text);
  return isRefusal(read) ? refusalText(read, 'en') : 'it was read';
}

describe('a deck file', () => {
  test('has sorted keys and ends with a new line', () => {
    expect(writeDeckFile(file)).toBe(
      '{"cards":[{"id":"old-ferry","qty":2,"zone":"draw"}],"format":"kronika-deck","game":"sample","meta":{},"name":"Sample","version":1}\n',
    );
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(readDeckFile(writeDeckFile({ game: 'sample', deck }))).toEqual({ game: 'sample', deck });
      }),
    );
  });

  test('keeps keys it does not know, everywhere', () => {
    const text =
      '{"cards":[{"id":"a","note":"mine","qty":1,"zone":"draw"}],"format":"kronika-deck","game":"sample","meta":{"mood":[1]},"name":"","tags":["x"],"version":1}\n';
    const read = readDeckFile(text);
    expect(isRefusal(read) ? read : writeDeckFile(read)).toBe(text);
  });

  test('of a higher version is refused with a plain message', () => {
    expect(whyNot(withKeys({ version: 2, cards: 'other' }))).toBe(
      'the deck list cannot be used: version: it is of version 2, and this program reads up to version 1; use a newer program.',
    );
  });

  test('that is damaged is refused with the place and what would be right', () => {
    expect(whyNot(withKeys({ cards: [{ id: 'a', qty: 0, zone: 'draw' }] }))).toContain('cards.0.qty: ');
    expect(whyNot(withKeys({ name: 7 }))).toContain('name: Invalid input: expected string, received number');
    expect(whyNot('{"format":')).toContain('it is no JSON');
    expect(whyNot(withKeys({ meta: JSON.parse(`${'{"a":'.repeat(99)}1${'}'.repeat(99)}`) }))).toContain('64 levels');
  });

  test('never makes the reader throw', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (json, text) => [readDeckFile(json), readDeckFile(text)].length === 2),
    );
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('format', 'version', 'game', 'name', 'cards', 'meta'), fc.jsonValue()),
        (keys) => {
          readDeckFile(withKeys(keys));
        },
      ),
    );
  });
});
