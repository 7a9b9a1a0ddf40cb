import { isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { exportAgotDeck } from './export.ts';
import { starterStark } from './ready/starter-stark.ts';
import { bringAgotDeck, reportAgotDecks } from './report.ts';
import { altered } from './testing/altered.ts';

describe('the report on a text', () => {
  test('says in which form it was read, and that the deck is legal', () => {
    expect(reportAgotDecks(exportAgotDeck(starterStark.deck, 'clipboard'), 'pl')).toEqual({
      form: { id: 'thronesdb-text', name: 'tekst z ThronesDB' },
      decks: [{ name: 'Wolves and Roses', format: 'standard', legal: true, notices: [], problems: [] }],
    });
  });

  test('names the broken rule and its cards in the language of the reader', () => {
    const text = exportAgotDeck(altered(starterStark.deck, { 'the-queen-of-thorns': 1 }), 'download');

    expect(reportAgotDecks(text, 'pl')).toMatchObject({
      decks: [
        {
          legal: false,
          problems: [
            {
              rule: 'AGOT-DECK-h',
              text: 'Niedozwolone w tej talii: karty lojalne wobec innego stronnictwa (Królowa Cierni).',
              cards: ['the-queen-of-thorns'],
            },
          ],
        },
      ],
    });
  });

  test('a deck of which a line was not understood is not legal', () => {
    const text = `${exportAgotDeck(starterStark.deck, 'clipboard')}1 Ned Strak\n`;

    expect(reportAgotDecks(text, 'en')).toMatchObject({
      decks: [{ legal: false, problems: [], notices: [expect.stringContaining('no card was found')] }],
    });
  });

  test('AGOT-DECK-a: a deck whose loyal cards tell the faction is legal', () => {
    const text = exportAgotDeck(starterStark.deck, 'clipboard').replace('House Stark\n', '');

    expect(reportAgotDecks(text, 'en')).toMatchObject({
      decks: [{ legal: true, notices: [expect.stringContaining('House Stark')] }],
    });
  });

  test('a text without a deck is refused', () => {
    expect(isRefusal(reportAgotDecks('', 'en'))).toBe(true);
  });
});

describe('a deck that is brought to a table', () => {
  test('is how many copies there are of each card', () => {
    expect(bringAgotDeck(exportAgotDeck(starterStark.deck, 'clipboard'), 'en')).toMatchObject({
      name: 'Wolves and Roses',
      cards: { 'house-stark': 1, 'banner-of-the-rose': 1, summons: 1, 'the-kingsroad': 3 },
    });
  });

  test('is refused with everything that is wrong with it', () => {
    const broken = altered(starterStark.deck, { summons: 0, 'the-kingsroad': 2 });
    expect(bringAgotDeck(exportAgotDeck(broken, 'clipboard'), 'en')).toMatchObject({
      refused: 'invalid',
      problems: [{ at: 'AGOT-DECK-b' }, { at: 'AGOT-DECK-c' }],
    });
  });

  test('is one deck', () => {
    const text = exportAgotDeck(starterStark.deck, 'clipboard');
    expect(bringAgotDeck(`${text}\n===\n${text}`, 'pl')).toMatchObject({
      refused: 'invalid',
      problems: [{ problem: 'potrzebna jest jedna talia, a w pliku jest ich 2' }],
    });
  });
});
