import { isRefusal } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { sampleCatalogue, sampleOptions } from '../testing/sample-catalogue.ts';
import { contents } from '../testing/sample-decks.ts';
import type { ImportedDeck } from './draft.ts';
import { type Import, importDeck } from './import-deck.ts';
import { noticeText } from './notice.ts';

function imported(text: string): Import {
  const result = importDeck(text, sampleCatalogue, sampleOptions);
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
}

function only(text: string): ImportedDeck {
  const { decks } = imported(text);
  expect(decks).toHaveLength(1);
  return decks[0] ?? { deck: { name: '', cards: [], meta: {} }, taken: [], notices: [] };
}

const notices = (text: string): readonly string[] => only(text).notices.map((notice) => noticeText(notice, 'en'));

const CLIPBOARD = `Salt and Silence

House of the Seal
Silence

Packs: From Base Box to High Tide

Plans (3):
1x First Frost (Base)
2x Wind of Plenty (Base) [B]

Crew (3):
3x Lantern Ghost (Tide)
`;

const DOWNLOAD = `Salt and Silence
Version: 1.2

House of the Seal

Silence

Packs:
From Base Box (2)
to High Tide

Plans
1x First Frost (Base Box)
2x Wind of Plenty (Base Box)

Crew
3x Lantern Ghost (High Tide)
`;

const BY_CYCLE = `Salt and Silence 1.2

House of the Seal
Silence

Packs: From Base Box to High Tide

---- Base ----
1x First Frost (Base Box #1)
2x Wind of Plenty (Base Box #2)

---- Cycle of Salt ----
3x Lantern Ghost (High Tide #9)
`;

const CARDS = { 'house-seal': 1, silence: 1, 'first-frost': 1, 'wind-of-plenty': 2, '02-lantern-ghost': 3 };

describe('a deck is read whole', () => {
  test.each([
    ['clipboard', CLIPBOARD, {}],
    ['download', DOWNLOAD, { version: '1.2' }],
    ['by-cycle', BY_CYCLE, { version: '1.2' }],
    ['clipboard with Windows line ends', CLIPBOARD.replaceAll('\n', '\r\n'), {}],
  ])('from the %s form', (_, text, meta) => {
    const { deck, notices } = only(text);

    expect(imported(text).form).toBe('thronesdb-text');
    expect({ name: deck.name, cards: contents(deck), meta: deck.meta, notices }).toEqual({
      name: 'Salt and Silence',
      cards: CARDS,
      meta,
      notices: [],
    });
  });

  test('from the Jigoku form', () => {
    const text = '1 Silence (Base Box)\n12 Old Ferry (High Tide)\n3x Lantern Ghost (Base Boxes)\n';

    expect(imported(text).form).toBe('jigoku-text');
    expect(contents(only(text).deck)).toEqual({ silence: 1, 'old-ferry': 12, '01-lantern-ghost': 3 });
    expect(only(text).deck.meta).toEqual({ packs: { 'old-ferry': 'Tide' } });
  });

  test('from what people type, equal lines counted together', () => {
    const text = 'Silence\n2 the pilot’s mercy\nLódka żółwia x2\n2 the pilot’s mercy';

    expect(imported(text).form).toBe('plain-text');
    expect(contents(only(text).deck)).toEqual({ silence: 1, 'the-pilots-mercy': 4, 'lodka-zolwia': 2 });
  });

  test('each card going where its kind goes', () => {
    expect(only(CLIPBOARD).deck.cards.map(({ zone }) => zone)).toEqual(['banner', 'oath', 'plan', 'plan', 'draw']);
  });

  test('with what a head line of the game says', () => {
    expect(only('Open Water\n3 Old Ferry').deck.meta).toEqual({ format: 'open-water' });
  });
});

describe('the name of a deck', () => {
  test('may be that of a card, if the faction stands below it', () => {
    expect(only(CLIPBOARD.replace('Salt and Silence', 'House of the Seal')).deck.name).toBe('House of the Seal');
  });

  test('may be missing, and then the faction is still a faction', () => {
    const { deck } = only(CLIPBOARD.replace('Salt and Silence\n', ''));
    expect([deck.name, contents(deck)]).toEqual(['', CARDS]);
  });

  test('is guessed from the first line of a plain list, and the guess is told', () => {
    const text = 'Tuesday night\n3 Old Ferry';
    expect(only(text).deck.name).toBe('Tuesday night');
    expect(notices(text)).toEqual(['Line 1: "Tuesday night" was taken as the name of the deck.']);
  });

  test('is never a misspelt card', () => {
    expect(only('Old Fery\n3 Old Ferry').deck.name).toBe('');
    expect(notices('Old Fery\n3 Old Ferry')).toEqual([
      'Line 1: no card was found in "Old Fery". Did you mean: Old Ferry?',
    ]);
  });
});

describe('nothing is dropped silently:', () => {
  test('a line without a card is reported with its number and the nearest names', () => {
    expect(notices('3 Old Ferry\n\n2x Lantern Gost (Tide)\nwhatever this is')).toEqual([
      'Line 3: no card was found in "2x Lantern Gost (Tide)". Did you mean: Lantern Ghost?',
      'Line 4: no card was found in "whatever this is".',
    ]);
  });

  test('a pack nobody knows is reported, and the card is taken by its name', () => {
    expect(notices('3 Old Ferry (Low Tide)')).toEqual([
      'Line 1: there is no pack called "Low Tide"; Old Ferry was taken by its name.',
    ]);
    expect(contents(only('3 Old Ferry (Low Tide)').deck)).toEqual({ 'old-ferry': 3 });
  });

  test('a pack without that card is reported too', () => {
    expect(notices('3 Beacon Fire (Base)')).toEqual([
      'Line 1: Beacon Fire is not in the pack "Base"; it was taken by its name.',
    ]);
  });

  test('an impossible number of copies is reported', () => {
    expect(notices('0x Old Ferry\n1000x Old Ferry\n999x Old Ferry')).toEqual([
      'Line 1: "0x Old Ferry" is no possible number of copies; expected 1 to 999.',
      'Line 2: "1000x Old Ferry" is no possible number of copies; expected 1 to 999.',
    ]);
  });

  test('notices speak Polish too', () => {
    const said = only('2x Lódka zówia\n1 Turtle Boat (Odpływ)').notices.map((notice) => noticeText(notice, 'pl'));
    expect(said).toEqual([
      'Wiersz 1: nie znaleziono karty w „2x Lódka zówia”. Może chodzi o: Łódka żółwia?',
      'Wiersz 2: nie ma zestawu „Odpływ”; kartę Łódka żółwia wzięto według samej nazwy.',
    ]);
  });
});

test('several decks in one text are parted by runs of equals signs, and lines keep their numbers', () => {
  const { decks } = imported(`${CLIPBOARD}\n=====\n3 Old Ferry\n2 No Such Boat\n=== === 1 Silence`);

  expect(decks.map(({ deck }) => contents(deck))).toEqual([CARDS, { 'old-ferry': 3 }, { silence: 1 }]);
  expect(decks[1]?.notices).toMatchObject([{ key: 'notUnderstood', at: { line: 17 } }]);
});
