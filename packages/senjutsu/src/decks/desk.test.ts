import { copiesIn, type DeckList, holdingsOf, type Import, type ImportedDeck, whyNoMore } from '@kronika/decks';
import { isRefusal, present, printedId, type Refusal } from '@kronika/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addToSenjutsuDeck, takeFromSenjutsuDeck } from './building.ts';
import { senjutsuCatalogue } from './catalogue.ts';
import { EXPORT_FORMS, exportSenjutsuDeck } from './export.ts';
import { partsOf } from './hero-of.ts';
import { importSenjutsuDeck } from './import.ts';
import { checkSenjutsuDeck } from './legality/check.ts';
import { READY_DECKS } from './ready/decks.ts';
import { masterSignature } from './ready/master.ts';
import { roninSignature } from './ready/ronin.ts';
import { bringSenjutsuDeck, reportSenjutsuDecks } from './report.ts';
import { statisticsOf } from './statistics.ts';
import { altered, contents } from './testing/altered.ts';

const EMPTY: DeckList = { name: '', cards: [], meta: {} };
const add = (deck: DeckList, ...ids: readonly string[]): DeckList =>
  ids.reduce((built, id) => addToSenjutsuDeck(built, printedId(id)), deck);

function accepted(imported: Import | Refusal): Import {
  if (isRefusal(imported)) throw new Error(JSON.stringify(imported));
  return imported;
}

function only(text: string): ImportedDeck {
  const { decks } = accepted(importSenjutsuDeck(text));
  expect(decks).toHaveLength(1);
  return present(decks[0], 'the deck');
}

describe('building', () => {
  test('a card goes where it belongs', () => {
    expect(contents(add(EMPTY, 'ronin-core', 'naginata-sweep', 'firm-mind', 'firm-mind'))).toEqual({
      'hero/ronin-core': 1,
      'weapon/naginata-sweep': 1,
      'deck/firm-mind': 2,
    });
  });

  test('another hero takes the place of the one before, and leaves the weapons it cannot use', () => {
    const sword = add(EMPTY, 'master-core', 'katana-swing', 'firm-mind');
    expect(contents(add(sword, 'student-core'))).toMatchObject({ 'hero/student-core': 1, 'weapon/katana-swing': 1 });
    expect(contents(add(sword, 'ronin-core'))).toEqual({ 'hero/ronin-core': 1, 'deck/firm-mind': 1 });
  });

  test('SEN-DECK-h: a weapon replaces the one before, and for Yasuke the older of two', () => {
    expect(contents(add(EMPTY, 'ronin-core', 'naginata-sweep', 'kanabo-smash'))).toEqual({
      'hero/ronin-core': 1,
      'weapon/kanabo-smash': 1,
    });
    expect(contents(add(EMPTY, 'yasuke-core', 'katana-cut', 'tachi-cut', 'tanto-slice'))).toEqual({
      'hero/yasuke-core': 1,
      'weapon/tachi-cut': 1,
      'weapon/tanto-slice': 1,
    });
  });

  test('one more card is refused with the rule it would break', () => {
    const building = { problems: checkSenjutsuDeck, add: addToSenjutsuDeck };
    const unfinished = altered(roninSignature.deck, { 'quick-dodge': 0 });
    const ruleFor = (id: string) => whyNoMore(unfinished, printedId(id), building)?.rule;
    expect(['push-back', 'steel-block', 'war-cry', 'divine-inspiration', 'obedience'].map(ruleFor)).toEqual([
      'SEN-DECK-d',
      'SEN-DECK-e',
      'SEN-DECK-f',
      'SEN-DECK-g',
      'SEN-DECK-j',
    ]);
  });

  test('what is taken out is one copy, and what nobody knows changes nothing', () => {
    expect(copiesIn(takeFromSenjutsuDeck(roninSignature.deck, printedId('push-back')), printedId('push-back'))).toBe(2);
    expect(add(EMPTY, 'no-such-card', 'solo-014')).toEqual(EMPTY);
  });
});

describe('reading and writing', () => {
  test.each(EXPORT_FORMS)('what is written as %s is read back', (form) => {
    for (const { deck } of READY_DECKS) {
      const { deck: read, notices } = only(exportSenjutsuDeck(deck, form));
      expect(contents(read)).toEqual(contents(deck));
      expect([read.name, notices]).toEqual([deck.name, []]);
    }
  });

  test('names in either language, with quantities wherever people put them, and serial numbers', () => {
    const { deck, notices } = only(
      'Bohater: Ronin\nCięcie Naginatą\n\nAtaki:\n3x Push Back\nkopniecie konia x2\n2 Feral Sweep\n#104 1x Hobbling Blow\n031',
    );
    expect(notices).toEqual([]);
    expect(contents(deck)).toEqual({
      'hero/ronin-core': 1,
      'weapon/naginata-sweep': 1,
      'deck/push-back': 3,
      'deck/horse-kick': 2,
      'deck/feral-sweep': 2,
      'deck/hobbling-blow': 1,
      'deck/steel-block': 1,
    });
  });

  test('SEN-DECK-k: a school may stand at the head', () => {
    expect(only('Warrior\nSchool: School of the Burning Sun\n2x Wild Swing').deck.meta).toMatchObject({
      school: 'burningSun',
    });
    expect(only('Wojowniczka\nSzkoła Palącego Słońca\n2x Dziki Zamach').deck.meta).toMatchObject({
      school: 'burningSun',
    });
  });

  test('every card is found by either name and by its number', () => {
    for (const { name, fact, id, zone } of senjutsuCatalogue.cards) {
      for (const word of [name.en, present(name.pl, 'the Polish name')])
        expect([word, only(`1x ${word}`).deck.cards[0]]).toEqual([word, { id, quantity: 1, zone }]);
      expect(senjutsuCatalogue.bySlug(fact.serial)?.card.id).toBe(id);
    }
  });

  test('what names no card is told with the nearest names', () => {
    expect(only('Ronin\n2 Stel Block').notices).toMatchObject([
      { key: 'notUnderstood', at: { line: 2 }, nearest: expect.arrayContaining(['Steel Block']) },
    ]);
  });

  test('no text makes the reader stumble', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('3 ', '\n', '{', 'Ronin', '(', 'School:', ')', 'Packs:'), fc.string())),
        (parts) => {
          expect(importSenjutsuDeck(parts.join(''))).toBeDefined();
        },
      ),
    );
  });
});

describe('reports and tables', () => {
  test('a report says what is wrong in the language of the reader', () => {
    const text = exportSenjutsuDeck(altered(roninSignature.deck, { obedience: 1, 'firm-mind': 0 }), 'clipboard');
    expect(reportSenjutsuDecks(text, 'en')).toMatchObject({
      decks: [{ format: 'quick', legal: false, problems: [{ rule: 'SEN-DECK-j', cards: ['obedience'] }] }],
    });
    expect(reportSenjutsuDecks(text, 'en', 'full')).toMatchObject({
      decks: [{ format: 'full', problems: [{ rule: 'SEN-DECK-b' }, { rule: 'SEN-DECK-j' }] }],
    });
  });

  test('a deck is brought as copies by id, 30 or 40 cards alike', () => {
    for (const { deck, hero } of READY_DECKS) {
      const brought = bringSenjutsuDeck(exportSenjutsuDeck(deck, 'clipboard'), 'en');
      if (isRefusal(brought)) throw new Error(JSON.stringify(brought));
      const parts = partsOf(brought);
      expect([parts.hero, parts.deck.length % 10]).toEqual([hero, 0]);
      expect(parts.weapons.length).toBe(hero === 'yasuke' || hero === 'sailor' ? 2 : 1);
    }
  });

  test('an illegal deck is refused with every reason', () => {
    const text = exportSenjutsuDeck(altered(roninSignature.deck, { 'push-back': 4, 'ronin-core': 0 }), 'clipboard');
    expect(bringSenjutsuDeck(text, 'en')).toMatchObject({
      refused: 'invalid',
      problems: [{ at: 'SEN-HERO-a' }, { at: 'SEN-DECK-a' }, { at: 'SEN-DECK-d' }],
    });
  });
});

test('the numbers of a deck', () => {
  const numbers = statisticsOf(holdingsOf(masterSignature.deck, senjutsuCatalogue));
  expect(numbers.types).toEqual([
    { value: 'attack', count: 14 },
    { value: 'meditation', count: 11 },
    { value: 'defence', count: 5 },
  ]);
  expect(numbers.ranks.find(({ value }) => value === 'jade')).toEqual({ value: 'jade', count: 1 });
  // River Block twice (7 to 4), Wind Block twice (8 to 5), Sixth Sense once (9 to 4).
  expect(numbers.blocks.map(({ count }) => count)).toEqual([0, 0, 0, 0, 3, 5, 5, 5, 3, 1]);
});
