import { isRefusal, printedId } from '@kronika/kernel';
import { importL5rDeck, l5rCatalogue } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { type Choices, type ImportRow, remainingText, rowsOf, takenEntries } from './rows.ts';
import { whyUnreadable } from './why-unreadable.ts';

function read(text: string, choices: Choices = {}): readonly ImportRow[] {
  const imported = importL5rDeck(text);
  const [deck] = isRefusal(imported) ? [] : imported.decks;
  if (deck === undefined) throw new Error('expected a deck');
  return rowsOf(text, deck, { choices, catalogue: l5rCatalogue });
}

const EMPTY = { cards: [] };

const shapes = (rows: readonly ImportRow[]): readonly string[] => rows.map(({ is, text }) => `${is}: ${text}`);

const ODD = 'Duma Lwa\n3x Droga Lwa\n\n2x Honored Blaed\n0x Banzai!\nSzarża x2\nnic z tego';

describe('an odd list', () => {
  test('is shown line by line, in its order, and nothing of it is left out', () => {
    expect(shapes(read(ODD))).toEqual([
      'said: Duma Lwa',
      'taken: 3x Droga Lwa',
      'unclear: 2x Honored Blaed',
      'unclear: 0x Banzai!',
      'taken: Szarża x2',
      'unclear: nic z tego',
    ]);
  });

  test('names the nearest cards, each once', () => {
    const [unclear] = read(ODD).filter(({ is }) => is === 'unclear');

    expect(unclear).toMatchObject({ quantity: 2, nearest: ['honored-blade'] });
  });

  test('takes what somebody said a line means, with the number that stood there', () => {
    const rows = read(ODD, { '4': printedId('honored-blade') });

    expect(takenEntries(rows, EMPTY)).toEqual([
      { id: 'way-of-the-lion', quantity: 3, zone: 'conflict' },
      { id: 'honored-blade', quantity: 2, zone: 'conflict' },
      { id: 'charge', quantity: 2, zone: 'conflict' },
    ]);
    expect(remainingText(rows)).toBe('0x Banzai!\nnic z tego');
  });

  test('leaves what was not understood as it stood', () => {
    expect(remainingText(read(ODD))).toBe('2x Honored Blaed\n0x Banzai!\nnic z tego');
  });
});

describe('a list that implies a card which it does not name', () => {
  const text = '3x Banzai!\n1x Akodo Toturi';
  const imported = importL5rDeck(text);
  const [deck] = isRefusal(imported) ? [] : imported.decks;
  const stronghold = { id: printedId('yojin-no-shiro'), zone: 'stronghold' };
  const notice = {
    at: { line: 2 },
    key: 'impliedCard',
    ...stronghold,
    name: { en: 'Yōjin no Shiro' },
    by: { en: 'Akodo Toturi' },
  } as const;
  const rows =
    deck === undefined ? [] : rowsOf(text, { ...deck, notices: [notice] }, { choices: {}, catalogue: l5rCatalogue });

  test('shows it behind the card that needs it', () => {
    expect(rows).toMatchObject([
      { id: 'banzai', by: 'reading' },
      { id: 'akodo-toturi', by: 'reading' },
      { id: 'yojin-no-shiro', by: 'implied', notice },
    ]);
  });

  test('brings it into a deck that has none', () => {
    const entry = { ...stronghold, quantity: 1 };
    expect(takenEntries(rows, EMPTY)).toContainEqual(entry);
    expect(takenEntries(rows, { cards: [entry] })).not.toContainEqual(entry);
  });
});

describe('a file of a site', () => {
  const file = JSON.stringify({ name: 'Odd', cards: { 'way-of-the-lion': 3, 'fine-katanna': 2, banzai: 0 } });

  test('shows first what needs a look, and leaves it as lines', () => {
    const rows = read(file);

    expect(rows.map(({ is }) => is)).toEqual(['unclear', 'unclear', 'taken']);
    expect(remainingText(rows).split('\n')[0]).toBe('2 fine-katanna');
  });

  test('can be mended card by card', () => {
    const rows = read(file, { 'cards.fine-katanna': printedId('fine-katana') });

    expect(takenEntries(rows, EMPTY)).toContainEqual({ id: 'fine-katana', quantity: 2, zone: 'conflict' });
  });
});

test('a deck file of ours keeps each card in the part where it was put', () => {
  const rows = read(
    JSON.stringify({
      format: 'kronika-deck',
      version: 1,
      game: 'l5r',
      name: 'Odd',
      cards: [
        { id: 'banzai', qty: 2, zone: 'dynasty' },
        { id: 'no-such-card', qty: 1, zone: 'conflict' },
      ],
    }),
  );

  expect(takenEntries(rows, EMPTY)).toEqual([{ id: 'banzai', quantity: 2, zone: 'dynasty' }]);
  expect(remainingText(rows)).toBe('1 no-such-card');
});

describe('a text from which nothing can be read', () => {
  const why = (text: string): string => {
    const imported = importL5rDeck(text);
    return isRefusal(imported) ? whyUnreadable(text, imported, { game: 'l5r', lang: 'en' }) : 'read';
  };

  test.each([
    ['', 'Paste a list'],
    ['https://emeralddb.org/decks/7', 'emeralddb.org cannot be reached'],
    ['{"cards": {', 'cut off or damaged'],
    ['{"hello": 1}', 'not a deck in a known format'],
    ['{"format":"kronika-deck","version":7,"game":"l5r","name":"","cards":[]}', 'newer version'],
    ['{"format":"kronika-deck","version":1,"game":"agot","name":"","cards":[]}', 'another game'],
    ['{"format":"kronika-deck","version":1,"game":"l5r","name":"","cards":[{"id":"banzai"}]}', 'cards.0'],
    ['x'.repeat(200_001), 'too long'],
  ])('says why: %#', (text, words) => {
    expect(why(text)).toContain(words);
  });
});
