import { isRefusal, refusalText } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDeckFile } from '../envelope.ts';
import { sampleCatalogue, sampleOptions } from '../testing/sample-catalogue.ts';
import { contents, nearlyDeckText, sampleDeck } from '../testing/sample-decks.ts';
import { importDeck } from './import-deck.ts';

/** What came of a text: the form, the first deck's cards and the keys of its notices; or why it was refused. */
function outcome(text: string | object): unknown {
  const result = importDeck(typeof text === 'string' ? text : JSON.stringify(text), sampleCatalogue, sampleOptions);
  if (isRefusal(result)) return refusalText(result, 'en');
  const [first] = result.decks;
  if (first === undefined) return 'no deck';
  const { name, meta } = first.deck;
  return { form: result.form, name, meta, cards: contents(first.deck), notices: first.notices };
}

const deck = {
  name: 'Salt',
  format: 'open',
  primary_clan: 'seal',
  secondary_clan: null,
  version_number: 0.1,
  cards: { '01-old-ferry': 3, 'lantern-ghost': 2 },
  card_pack_ids: { 'lantern-ghost': 'Tide' },
};

const read = {
  name: 'Salt',
  meta: { format: 'open', clan: 'seal', version: '0.1' },
  cards: { 'old-ferry': 3, '02-lantern-ghost': 2 },
  notices: [],
};

describe('the form of a JSON text is recognised by its keys:', () => {
  test('EmeraldDB', () => {
    expect(outcome({ ...deck, id: 'u-1', username: 'somebody' })).toEqual({
      ...read,
      form: 'emeralddb',
      meta: { ...read.meta, source: { site: 'emeralddb', fields: { id: 'u-1', username: 'somebody' } } },
    });
  });

  test('FiveRingsDB, decks and strains', () => {
    expect(outcome({ success: true, record: deck })).toEqual({ ...read, form: 'fiveringsdb-deck' });
    expect(outcome({ success: true, record: { id: 1, head: deck } })).toEqual({ ...read, form: 'fiveringsdb-strain' });
  });

  test('throneteki, with card codes in any of the ways it has stored them', () => {
    const stored = {
      name: 'Salt',
      faction: { value: 'seal' },
      agenda: { code: 'silence' },
      bannerCards: [],
      plotCards: [{ count: 1, cardcode: '01001' }],
      drawCards: [
        { count: 3, card: { code: '01003' } },
        { count: 2, code: 'old-ferry' },
      ],
    };
    const cards = { 'house-seal': 1, silence: 1, 'first-frost': 1, 'the-pilots-mercy': 3, 'old-ferry': 2 };
    expect(outcome(stored)).toEqual({ form: 'throneteki', name: 'Salt', meta: {}, cards, notices: [] });
  });

  test('ThronesDB slots, also when there are none', () => {
    const slots = { '01001': 2, silence: 1 };
    const cards = { 'house-seal': 1, 'first-frost': 2, silence: 1 };
    expect(outcome({ name: 'Salt', faction_code: 'seal', slots })).toMatchObject({ form: 'thronesdb-json', cards });
    expect(outcome({ name: 'Salt', slots: [] })).toMatchObject({ form: 'thronesdb-json', cards: {} });
  });

  test('our own, taken as it is, with unknown cards kept and reported', () => {
    const own = writeDeckFile({ game: 'sample', deck: sampleDeck({ 'old-ferry': 1, 'new-ferry': 2 }, 'Mine') });
    expect(outcome(own)).toMatchObject({
      form: 'kronika',
      cards: { 'old-ferry': 1, 'new-ferry': 2 },
      notices: [
        { key: 'unknownCard', id: 'new-ferry', quantity: 2, at: { path: 'cards.1.id' }, nearest: ['Old Ferry'] },
      ],
    });
  });
});

test('what a JSON deck says of unknown cards, packs and numbers is reported with its path', () => {
  const cards = { 'old-fery': 1, 'old-ferry': 0, silence: 1 };
  expect(outcome({ cards, card_pack_ids: { silence: 'Nowhere' } })).toMatchObject({
    cards: { silence: 1 },
    notices: [
      { key: 'notUnderstood', at: { path: 'cards.old-fery' }, nearest: ['Old Ferry'] },
      { key: 'badQuantity', at: { path: 'cards.old-ferry' } },
      { key: 'unknownPack', pack: 'Nowhere' },
    ],
  });
});

describe('a text that holds no deck is refused with a reason:', () => {
  test.each([
    ['', 'it is empty'],
    [' \n \n', 'it is empty'],
    ['====', 'no line with words'],
    ['{"hello":1}', 'of no known form'],
    ['{"cards":', 'it is no JSON'],
    ['{"cards":{"old-ferry":"3"}}', 'cards.old-ferry: Invalid input: expected number, received string'],
    [
      writeDeckFile({ game: 'other', deck: sampleDeck({}) }),
      'game: the deck is for "other"; expected one for "sample"',
    ],
    ['x'.repeat(200_001), 'expected at most 200000'],
  ])('%.20s', (text, reason) => {
    expect(outcome(text)).toContain(reason);
  });
});

describe('a game that names no forms of other sites', () => {
  const read = (text: string) => importDeck(text, sampleCatalogue);

  test('refuses their files, and says what it reads', () => {
    const refusal = read(JSON.stringify(deck));
    expect(isRefusal(refusal) && refusalText(refusal, 'en')).toContain('expected "format": "kronika-deck"');
  });

  test('reads their texts as plain lists, and its own file', () => {
    expect(read('3 Old Ferry\n')).toMatchObject({ form: 'plain-text', decks: [{ taken: [{ id: 'old-ferry' }] }] });
    const own = writeDeckFile({ game: 'sample', deck: sampleDeck({ 'old-ferry': 1 }) });
    expect(read(own)).toMatchObject({ form: 'kronika' });
  });
});

describe('no text makes the importer throw:', () => {
  test('nearly a deck list', () => {
    fc.assert(
      fc.property(nearlyDeckText, (text) => outcome(text) !== undefined),
      { numRuns: 500 },
    );
  });

  test('any JSON in the places where decks keep theirs', () => {
    const keys = fc.constantFrom('cards', 'record', 'slots', 'drawCards', 'card_pack_ids', 'format', 'name', 'faction');
    fc.assert(fc.property(fc.dictionary(keys, fc.jsonValue()), (value) => outcome(value) !== undefined));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.double()), (cards) => {
        expect([typeof outcome({ cards }), typeof outcome({ slots: cards })]).not.toContain('undefined');
      }),
    );
  });

  test.each([
    '(',
    ')',
    '[',
    ']',
    ' ',
    'x',
    '3',
    '=',
    '-',
    '#',
    'a[]',
    '\n',
    'ab\n',
    '3x ab\n',
    'Packs:\n',
    '{"a":',
    'ł',
  ])('the longest text made of %j', (part) => {
    expect(outcome(part.repeat(Math.floor(200_000 / part.length)))).toBeDefined();
  });
});

test('each line of a text becomes cards, is reported, or carries none by its form', () => {
  const line = fc.constantFrom('3 Old Ferry', 'Plans', '2x Nothing Known', '', 'Lantern Ghost x2', '0 Silence');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const result = importDeck(`1 Silence\n${lines.join('\n')}`, sampleCatalogue, sampleOptions);
      const [first] = isRefusal(result) ? [] : result.decks;
      const reported = lines.filter((text) => text.startsWith('2x') || text.startsWith('0'));
      expect(first?.notices).toHaveLength(reported.length);
    }),
  );
});

describe('the address of a page', () => {
  test.each([
    'https://www.emeralddb.org/decks/0b1e-42',
    'www.emeralddb.org/decks/7',
    '  https://emeralddb.org/builder?deck=7#cards\n',
  ])('is no deck: %s', (address) => {
    expect(outcome(address)).toMatch(/emeralddb\.org cannot be reached from here/);
  });

  test('among the lines of a list is only a line that names no card', () => {
    expect(outcome('https://emeralddb.org/decks/7\n2 Old Ferry')).toMatchObject({ cards: { 'old-ferry': 2 } });
  });
});
