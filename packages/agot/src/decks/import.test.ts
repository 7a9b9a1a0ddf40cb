import { type Import, type ImportedDeck, noticeText } from '@kronika/decks';
import { isRefusal, present, type Refusal } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agotCatalogue } from './catalogue.ts';
import { EXPORT_FORMS, exportAgotDeck } from './export.ts';
import { importAgotDeck } from './import.ts';
import { READY_DECKS } from './ready/decks.ts';
import { contents } from './testing/altered.ts';

function accepted(imported: Import | Refusal): Import {
  if (isRefusal(imported)) throw new Error(JSON.stringify(imported));
  return imported;
}

function only(text: string): ImportedDeck & { readonly form: string } {
  const { form, decks } = accepted(importAgotDeck(text));
  expect(decks).toHaveLength(1);
  return { form, ...present(decks[0], 'the deck') };
}

const CONTENTS = {
  'faction/house-stark': 1,
  'agenda/fealty': 1,
  'plots/a-clash-of-kings': 1,
  'plots/a-noble-cause': 2,
  'draw/arya-stark': 3,
  'draw/ice': 1,
  'draw/the-kingsroad': 3,
  'draw/the-hands-judgment': 2,
};

const CLIPBOARD = `Long Winter

House Stark
Fealty

Packs: From Core Set

Plots (3):
1x A Clash of Kings (Core)
2x A Noble Cause (Core)

Characters (3):
3x Arya Stark (Core) [M]

Attachments (1):
1x Ice (Core)

Locations (3):
3x The Kingsroad (Core)

Events (2):
2x The Hand's Judgment (Core) [B] [P4]
`;

const DOWNLOAD = `Long Winter
Version: 1.2

House Stark
Fealty

Packs:
Core Set (3)

Plots
1x A Clash of Kings (Core Set)
2x A Noble Cause (Core Set)

Character
3x Arya Stark (Core Set)

Location
3x The Kingsroad (Core Set)

Attachment
1x Ice (Core Set)

Event
2x The Hand's Judgment (Core Set)
`;

const BY_CYCLE = `Long Winter 1.2

House Stark
Fealty

Packs: Core Set (3)

---- Core ----
1x A Clash of Kings (Core Set #1)
2x A Noble Cause (Core Set #4)
3x The Kingsroad (Core Set #39)
2x The Hand's Judgment (Core Set #45)
3x Arya Stark (Core Set #141)
1x Ice (Core Set #153)
`;

describe('the texts of ThronesDB', () => {
  test.each([
    ['clipboard', CLIPBOARD, {}],
    ['download', DOWNLOAD, { version: '1.2' }],
    ['by cycle', BY_CYCLE, { version: '1.2' }],
    ['clipboard, with Windows line ends and typographic signs', windows(CLIPBOARD), {}],
  ])('%s', (_, text, meta) => {
    const { form, deck, notices } = only(text);

    expect(form).toBe('thronesdb-text');
    expect(deck.name).toBe('Long Winter');
    expect(contents(deck)).toEqual(CONTENTS);
    expect(deck.meta).toEqual(meta);
    expect(notices).toEqual([]);
  });

  test('two decks in one text', () => {
    const { decks } = accepted(importAgotDeck(`${CLIPBOARD}\n==========\n${DOWNLOAD}`));
    expect(decks.map(({ deck }) => contents(deck))).toEqual([CONTENTS, CONTENTS]);
  });
});

describe('what people paste', () => {
  test('names in any case, with quantities wherever people put them', () => {
    const text =
      'house stark\nFEALTY\na clash of kings\n2 A Noble Cause [P4]\narya stark x3\n#153 1x Ice\n3x The Kingsroad (core)\n2 The Hand’s Judgment';
    const { deck, notices } = only(text);

    expect(contents(deck)).toEqual(CONTENTS);
    expect(notices).toEqual([]);
  });

  test('Polish names, words and headings', () => {
    const { deck, notices } = only(
      'Długa zima\n\nStronnictwo: Ród Starków\nAgenda: Wierność\n\nKarty fabuły (3):\nStarcie królów\n2x szlachetna sprawa\n\nPostacie:\n3x Arya Stark\nDodatki\n1 lod\nMiejsca: 3\n3x Krolewski Trakt\nWydarzenia\nWyrok Namiestnika x2',
    );

    expect(contents(deck)).toEqual(CONTENTS);
    expect(notices).toMatchObject([{ key: 'takenAsName', text: 'Długa zima' }]);
  });

  test.each([
    ['Stark', 'house-stark'],
    ["Night's Watch", 'the-nights-watch'],
    ['Faction: The Night’s Watch', 'the-nights-watch'],
    ['House: Lannister', 'house-lannister'],
    ['Greyjoyowie', 'house-greyjoy'],
  ])('"%s" is a faction', (line, id) => {
    expect(contents(only(`${line}\n3x The Roseroad`).deck)).toMatchObject({ [`faction/${id}`]: 1 });
  });

  test('a pack nobody knows is told, and the card is taken by its name', () => {
    const { deck, notices } = only('House Stark\n2x Ice (No Such Pack)');
    expect(contents(deck)).toMatchObject({ 'draw/ice': 2 });
    expect(notices).toMatchObject([{ key: 'unknownPack', at: { line: 2 } }]);
  });

  test('more copies than a deck may have are kept', () => {
    expect(contents(only('House Stark\n9x Ice').deck)).toMatchObject({ 'draw/ice': 9 });
  });

  test('what names no card of a deck is reported with the nearest names', () => {
    const { notices } = only('House Stark\n3 Edard Stark\n1x Alliance\n1x Hand of the King');
    expect(notices).toMatchObject([
      { key: 'notUnderstood', at: { line: 2 }, nearest: expect.arrayContaining(['Eddard Stark']) },
      { key: 'notUnderstood', at: { line: 3 } },
      { key: 'notUnderstood', at: { line: 4 } },
    ]);
  });
});

describe('a list without a faction', () => {
  test('is of the faction its loyal cards are of, and that is told', () => {
    const { deck, notices } = only('3x The Roseroad\n1x Robb Stark\n1x Arya Stark\n1x Margaery Tyrell');

    expect(contents(deck)).toMatchObject({ 'faction/house-stark': 1 });
    expect(notices.map((notice) => noticeText(notice, 'en'))).toEqual([
      'Line 2: House Stark is not named, and was added because Robb Stark needs it.',
    ]);
    expect(notices.map((notice) => noticeText(notice, 'pl'))).toEqual([
      'Wiersz 2: nie podano karty Ród Starków; dodano ją, bo wymaga jej karta Robb Stark.',
    ]);
  });

  test('stays without one where no loyal card tells it, or two tell different ones', () => {
    for (const text of ['3x The Roseroad\n1x Arya Stark', '1x Robb Stark\n1x Tywin Lannister']) {
      expect(Object.keys(contents(only(text).deck)).filter((place) => place.startsWith('faction/'))).toEqual([]);
    }
  });
});

describe('JSON of other programs', () => {
  test('ThronesDB: the faction by its code, the agenda as a slot', () => {
    const slots = { '01027': 1, '01001': 1, '01004': 2, '01141': 3, '01153': 1, '01039': 3, '01045': 2 };
    const { form, deck, notices } = only(JSON.stringify({ name: 'Long Winter', faction_code: 'stark', slots }));

    expect([form, deck.name]).toEqual(['thronesdb-json', 'Long Winter']);
    expect(contents(deck)).toEqual(CONTENTS);
    expect(notices).toEqual([]);
  });

  test('throneteki', () => {
    const cards = (list: Readonly<Record<string, number>>) =>
      Object.entries(list).map(([cardcode, count]) => ({ count, cardcode }));
    const file = {
      name: 'Long Winter',
      faction: 'stark',
      agenda: '01027',
      bannerCards: [],
      plotCards: cards({ '01001': 1, '01004': 2 }),
      drawCards: cards({ '01141': 3, '01153': 1, '01039': 3, '01045': 2 }),
    };
    const { form, deck } = only(JSON.stringify(file));

    expect(form).toBe('throneteki');
    expect(contents(deck)).toEqual(CONTENTS);
  });

  test('a file of another game is refused', () => {
    expect(isRefusal(importAgotDeck('{"format":"kronika-deck","version":1,"game":"l5r","name":"","cards":[]}'))).toBe(
      true,
    );
  });
});

describe('what we write we read back', () => {
  test.each(EXPORT_FORMS)('as %s', (form) => {
    for (const { deck } of READY_DECKS) {
      const { deck: read, notices } = only(exportAgotDeck(deck, form));
      expect(contents(read)).toEqual(contents(deck));
      expect(read.name).toBe(deck.name);
      expect(notices).toEqual([]);
    }
  });

  test('the clipboard form and the download form are as ThronesDB has them', () => {
    const { deck } = only(CLIPBOARD);
    expect(exportAgotDeck(deck, 'clipboard')).toBe(CLIPBOARD.replaceAll(/ \[\w+\]/gu, ''));
    expect(exportAgotDeck({ ...deck, meta: { version: '1.2' } }, 'download')).toBe(
      DOWNLOAD.replace('Packs:\nCore', 'Packs: Core'),
    );
  });

  test('every card is found by either name, and by its code', () => {
    for (const card of agotCatalogue.cards) {
      const code = present(card.codes?.[0], 'the code');
      for (const name of [card.name.en, present(card.name.pl, 'the Polish name')])
        expect(only(`2x ${name}`).deck.cards[0]).toEqual({ id: card.id, quantity: 2, zone: card.zone });
      expect(agotCatalogue.bySlug(code)?.card).toBe(card);
    }
  });

  test('no text makes the reader stumble', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('3 ', '\n', '{', 'House Stark', '(', 'Core', ')', 'Packs:'), fc.string())),
        (parts) => {
          expect(importAgotDeck(parts.join(''))).toBeDefined();
        },
      ),
    );
  });
});

function windows(text: string): string {
  return text.replaceAll("'", '’').replaceAll(' (Core)', '\u00a0(Core)').replaceAll('\n', '\r\n');
}
