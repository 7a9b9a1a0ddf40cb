import { READY_DECKS } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { pack } from '../../client/packing.ts';
import { deckInLink, linkOf } from './deck-link.ts';

const [ready] = READY_DECKS;
const file = { game: 'l5r', deck: ready?.deck ?? { name: '', cards: [], meta: {} } };

describe('a link', () => {
  test('carries the whole deck, in letters that every address takes', async () => {
    for (const { deck } of READY_DECKS) {
      const link = await linkOf({ game: 'l5r', deck });

      expect(link).toMatch(/^d1\.[\w-]+$/);
      expect(link.length).toBeLessThan(2_000);
      expect(await deckInLink(`#${link}`)).toEqual({ game: 'l5r', deck });
    }
  });

  test('carries names in any letters', async () => {
    const deck = { ...file.deck, name: 'Żółw i 城' };

    expect(await deckInLink(await linkOf({ game: 'l5r', deck }))).toEqual({ game: 'l5r', deck });
  });

  test('says what is wrong with it', async () => {
    const link = await linkOf(file);

    expect(await deckInLink('')).toBe('empty');
    expect(await deckInLink('#')).toBe('empty');
    expect(await deckInLink('#content')).toBe('otherForm');
    expect(await deckInLink(link.slice(0, -9))).toBe('damaged');
    expect(await deckInLink(`${link.slice(0, 40)}%${link.slice(41)}`)).toBe('damaged');
    expect(await deckInLink('d1.')).toBe('damaged');
  });

  test('that unfolds to something else, or to too much, is none', async () => {
    expect(await deckInLink(await linkWith('{"format":"kronika-deck","version":9}'))).toBe('noDeck');
    expect(await deckInLink(await linkWith('[]'))).toBe('noDeck');
    expect(await deckInLink(await linkWith('x'.repeat(5_000_000)))).toBe('damaged');
  });
});

async function linkWith(text: string): Promise<string> {
  return `d1.${await pack(text)}`;
}
