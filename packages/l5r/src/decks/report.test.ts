import { isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { exportL5rDeck } from './export.ts';
import { craneStarter } from './ready/crane-starter.ts';
import { lionHost } from './ready/lion-host.ts';
import { reportL5rDecks } from './report.ts';
import { altered } from './testing/altered.ts';

describe('the report on a text', () => {
  test('says in which form it was read, and that the deck is legal', () => {
    expect(reportL5rDecks(exportL5rDeck(lionHost.deck, 'kronika'), { lang: 'pl' })).toEqual({
      form: { id: 'kronika', name: 'plik talii Kroniki' },
      decks: [{ name: 'The Host of the Lion', format: 'standard', legal: true, notices: [], problems: [] }],
    });
  });

  test('names the broken rule and its cards in the language of the reader', () => {
    const text = exportL5rDeck(altered(lionHost.deck, { 'doji-hotaru': 1 }), 'jigoku');

    expect(reportL5rDecks(text, { lang: 'pl' })).toMatchObject({
      decks: [
        {
          legal: false,
          problems: [
            {
              rule: 'L5R-DECK-o',
              text: 'Niedozwolone w tej talii: nieklanowe karty dynastii (Doji Hotaru).',
              cards: ['doji-hotaru'],
            },
          ],
        },
      ],
    });
  });

  test('a deck of which a line was not understood is not legal', () => {
    const text = `${exportL5rDeck(lionHost.deck, 'jigoku')}1 Akodo Totoro\n`;

    expect(reportL5rDecks(text, { lang: 'en' })).toMatchObject({
      decks: [{ legal: false, problems: [], notices: [expect.stringContaining('Did you mean: Akodo Toturi')] }],
    });
  });

  test('L5R-START-a: knows a starter deck by its cards alone', () => {
    const text = exportL5rDeck(craneStarter.deck, 'jigoku');
    expect(reportL5rDecks(text, { lang: 'en' })).toMatchObject({ decks: [{ legal: true }] });
  });

  test('the format asked for counts more than the one the deck names', () => {
    const deck = { ...lionHost.deck, meta: { format: 'single-core' } };
    const text = exportL5rDeck(deck, 'kronika');

    expect(reportL5rDecks(text, { lang: 'en' })).toMatchObject({ decks: [{ format: 'single-core', legal: false }] });
    expect(reportL5rDecks(text, { lang: 'en', format: 'standard' })).toMatchObject({ decks: [{ legal: true }] });
  });

  test('a text without a deck is refused', () => {
    expect(isRefusal(reportL5rDecks('', { lang: 'en' }))).toBe(true);
  });
});
