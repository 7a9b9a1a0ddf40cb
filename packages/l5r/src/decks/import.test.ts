import type { DeckList, Import } from '@kronika/decks';
import { isRefusal, present, type Refusal } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { l5rCatalogue } from './catalogue.ts';
import { EXPORT_FORMS, exportL5rDeck } from './export.ts';
import { importL5rDeck } from './import.ts';
import { READY_DECKS } from './ready/decks.ts';
import { contents } from './testing/altered.ts';

const SAMPLE = {
  'city-of-the-open-hand': 1,
  'seeker-of-air': 1,
  'court-games': 3,
  'duelist-training': 2,
  'doji-whisperer': 3,
  'imperial-storehouse': 3,
  'shameful-display': 1,
};

const SAMPLE_CONTENTS = {
  'stronghold/city-of-the-open-hand': 1,
  'role/seeker-of-air': 1,
  'conflict/court-games': 3,
  'conflict/duelist-training': 2,
  'dynasty/doji-whisperer': 3,
  'dynasty/imperial-storehouse': 3,
  'provinces/shameful-display': 1,
};

function accepted(imported: Import | Refusal): Import {
  if (isRefusal(imported)) throw new Error(JSON.stringify(imported));
  return imported;
}

function only(text: string): { readonly form: string; readonly deck: DeckList; readonly notices: readonly unknown[] } {
  const { form, decks } = accepted(importL5rDeck(text));
  expect(decks).toHaveLength(1);
  return { form, ...present(decks[0], 'the deck') };
}

describe('the forms of other programs', () => {
  test('Jigoku text: the clans come from the cards', () => {
    const text = [
      '1 City of the Open Hand (Core Set)',
      '1 Seeker of Air (Core Set)',
      '3 Court Games (Core Set)',
      '2x Duelist Training (core)',
      '3 Doji Whisperer (Core Set)',
      '3 Imperial Storehouse (Core Set)',
      '1 Shameful Display (Core Set)',
    ].join('\n');

    const { form, deck, notices } = only(text);
    expect(form).toBe('jigoku-text');
    expect(contents(deck)).toEqual(SAMPLE_CONTENTS);
    expect(deck.meta).toEqual({ clan: 'scorpion', splash: 'crane' });
    expect(notices).toEqual([]);
  });

  test('EmeraldDB: what the cards tell of the clans counts more than what the file says', () => {
    const file = { format: 'emerald', name: 'Sample Crane', primary_clan: 'crane', secondary_clan: 'phoenix' };
    const { form, deck } = only(JSON.stringify({ ...file, cards: SAMPLE, card_pack_ids: { 'court-games': 'core' } }));

    expect(form).toBe('emeralddb');
    expect(deck.name).toBe('Sample Crane');
    expect(contents(deck)).toEqual(SAMPLE_CONTENTS);
    expect(deck.meta).toMatchObject({ format: 'emerald', clan: 'scorpion', splash: 'crane' });
  });

  test.each(['record', 'head'])(
    'FiveRingsDB: the deck in "%s", with numbered ids; silent cards leave what was said',
    (at) => {
      const deckOf = {
        name: 'Sample',
        primary_clan: 'crane',
        secondary_clan: 'phoenix',
        cards: { '01-doji-whisperer': 3 },
      };
      const file = at === 'record' ? { record: deckOf } : { record: { head: deckOf } };
      const { form, deck } = only(JSON.stringify({ success: true, ...file }));

      expect(form).toBe(at === 'record' ? 'fiveringsdb-deck' : 'fiveringsdb-strain');
      expect(contents(deck)).toEqual({ 'dynasty/doji-whisperer': 3 });
      expect(deck.meta).toMatchObject({ clan: 'crane', splash: 'phoenix' });
    },
  );

  test('a list with Polish names and headings', () => {
    const { deck, notices } = only(
      'Moja talia\n\nTalia dynastii:\n3x Gawędziarz Asahina\n\nTalia konfliktu (2):\n2 gry dworskie',
    );

    expect(contents(deck)).toEqual({ 'dynasty/asahina-storyteller': 3, 'conflict/court-games': 2 });
    expect(notices).toMatchObject([{ key: 'takenAsName', text: 'Moja talia' }]);
  });

  test('what names no card is reported with the nearest names', () => {
    expect(only('1 Shizuka Toshi\n3 Doji Wisperer').notices).toMatchObject([
      { key: 'notUnderstood', at: { line: 2 }, nearest: expect.arrayContaining(['Doji Whisperer']) },
    ]);
  });

  test('a file of another game is refused', () => {
    expect(isRefusal(importL5rDeck('{"format":"kronika-deck","version":1,"game":"agot","name":"","cards":[]}'))).toBe(
      true,
    );
  });
});

describe('what we write we read back', () => {
  test.each(EXPORT_FORMS)('as %s', (form) => {
    for (const { deck } of READY_DECKS) {
      const { deck: read, notices } = only(exportL5rDeck(deck, form));
      expect(contents(read)).toEqual(contents(deck));
      expect(read.meta).toMatchObject({ clan: deck.meta.clan });
      expect(notices).toEqual([]);
    }
  });

  test('every card is found by either name', () => {
    for (const card of l5rCatalogue.cards) {
      for (const name of [card.name.en, present(card.name.pl, 'the Polish name')])
        expect(only(`2x ${name}`).deck.cards).toEqual([{ id: card.id, quantity: 2, zone: card.zone }]);
    }
  });

  test('no text makes the reader stumble', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('3 ', '\n', '{', 'Court Games', '(', 'core', ')'), fc.string())),
        (parts) => {
          expect(importL5rDeck(parts.join(''))).toBeDefined();
        },
      ),
    );
  });
});
