import { present, printedId, slugOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { CHALLENGE_TYPES, DRAW_TYPES, FACTIONS, FACTS, type Fact, type FactOf, factOf, isDrawCard } from './fact.ts';
import { TRAITS } from './traits.ts';

function count(fits: (fact: Fact) => boolean): number {
  return FACTS.filter(fits).length;
}

function copies(fits: (fact: Fact) => boolean): number {
  return FACTS.reduce((sum, fact) => (fits(fact) ? sum + fact.quantity : sum), 0);
}

const titles = FACTS.filter((fact): fact is FactOf<'title'> => fact.type === 'title');
const plots = FACTS.filter((fact): fact is FactOf<'plot'> => fact.type === 'plot');

describe('the cards of the core set', () => {
  test('are 219, each with an id made of its name, and with a code of its own unless it is a faction card', () => {
    expect(FACTS).toHaveLength(219);
    expect(FACTS.filter(({ id, name }) => id !== slugOf(name))).toEqual([]);
    expect(new Set(FACTS.map(({ id }) => id)).size).toBe(FACTS.length);
    const codes = FACTS.flatMap((fact) => (fact.type === 'faction' ? [] : [fact.code]));
    expect(codes).toEqual(Array.from({ length: 211 }, (_, at) => `01${String(at + 1).padStart(3, '0')}`));
  });

  test('AGOT-COMP-h: are as many copies as the box holds', () => {
    expect(copies(({ type }) => type === 'plot')).toBe(28);
    for (const faction of FACTIONS) expect(copies((fact) => isDrawCard(fact) && fact.faction === faction)).toBe(20);
    expect(copies((fact) => isDrawCard(fact) && fact.faction === 'neutral')).toBe(31);
    expect(copies(({ type }) => type === 'title')).toBe(6);
  });

  test('AGOT-TYPE-a: are of the eight types, four of which make a draw deck', () => {
    const types = ['faction', 'agenda', 'plot', 'title', ...DRAW_TYPES] as const;
    expect(types.map((type) => count((fact) => fact.type === type))).toEqual([8, 9, 26, 6, 101, 14, 26, 29]);
    expect(count(isDrawCard)).toBe(101 + 14 + 26 + 29);
  });

  test('AGOT-ANAT-a: characters have up to three icons, in one order', () => {
    for (const fact of FACTS) {
      if (fact.type === 'character')
        expect(CHALLENGE_TYPES.filter((icon) => fact.icons.includes(icon))).toEqual(fact.icons);
    }
    expect(factOf(printedId('eddard-stark'))).toMatchObject({ cost: 7, strength: 5, icons: ['military', 'power'] });
  });

  test('AGOT-ANAT-b: events are not unique', () => {
    expect(count(({ type, unique }) => type === 'event' && unique === true)).toBe(0);
  });

  test('AGOT-ANAT-c: plots are neutral and have four values', () => {
    expect(plots.every(({ faction }) => faction === 'neutral')).toBe(true);
    expect(factOf(printedId('a-clash-of-kings'))).toMatchObject({ income: 4, initiative: 9, claim: 1, reserve: 6 });
  });

  test('AGOT-ANAT-d: modifiers of the plot values are those printed, and nothing where nothing is printed', () => {
    expect(factOf(printedId('tywin-lannister'))).toMatchObject({ modifiers: { gold: 2, initiative: 0, reserve: 0 } });
    expect(factOf(printedId('salty-navigator'))).toMatchObject({ modifiers: { gold: 0, initiative: 1, reserve: 0 } });
    expect(factOf(printedId('ice'))).toMatchObject({ modifiers: { gold: 0, initiative: 0, reserve: 0 } });
    const modifying = FACTS.filter(
      (fact) => 'modifiers' in fact && Object.values(fact.modifiers).some((by) => by !== 0),
    );
    expect(modifying).toHaveLength(11);
  });

  test('AGOT-ANAT-e: have every trait of the list', () => {
    expect(TRAITS.filter((trait) => count(({ traits }) => traits.includes(trait)) === 0)).toEqual([]);
  });

  test('AGOT-ANAT-f: are loyal only to a faction', () => {
    expect(count(({ loyal, faction }) => loyal === true && faction === 'neutral')).toBe(0);
    expect(count(({ loyal }) => loyal === true)).toBe(48);
  });

  test('AGOT-KW-AMBUSH-a: ambush has its price', () => {
    expect(factOf(printedId('areo-hotah')).keywords).toEqual([{ is: 'ambush', gold: 5 }]);
  });

  test('AGOT-KW-NOATT-c: an exception from "no attachments" names its traits', () => {
    expect(factOf(printedId('jon-snow')).keywords).toEqual([{ is: 'noAttachmentsExcept', traits: ['weapon'] }]);
  });

  test('AGOT-DECK-i: each faction has a banner, which asks for twelve cards', () => {
    const rules = FACTS.flatMap((fact) => (fact.type === 'agenda' ? [fact.deckRule] : []));
    expect(rules).toContainEqual({ is: 'fealty', neutralAtMost: 15 });
    for (const faction of FACTIONS) expect(rules).toContainEqual({ is: 'banner', faction, atLeast: 12 });
  });

  test('AGOT-DECK-f: five plots may not be doubled', () => {
    expect(plots.filter(({ deckLimit }) => deckLimit === 1)).toHaveLength(5);
    expect(plots.filter(({ deckLimit }) => deckLimit === 2)).toHaveLength(21);
  });
});

describe('the titles', () => {
  test('AGOT-SUPPORT-a: support one another in a ring, and the Crown Regent stands outside of it', () => {
    const ring: string[] = ['hand-of-the-king'];
    for (let at = 0; at < 5; at++) {
      const title = present(
        titles.find(({ id }) => id === ring.at(-1)),
        'the title',
      );
      ring.push(...title.supports);
    }
    expect(ring).toEqual([
      'hand-of-the-king',
      'master-of-laws',
      'master-of-coin',
      'master-of-ships',
      'master-of-whispers',
      'hand-of-the-king',
    ]);
    expect(factOf(printedId('crown-regent'))).toMatchObject({ supports: [], rivals: [], ability: 'redirect' });
  });

  test('AGOT-RIVAL-a: are rivals of each other', () => {
    for (const { id, rivals } of titles) {
      for (const rival of rivals) expect(titles.find((title) => title.id === rival)?.rivals).toContain(id);
    }
    expect(titles.map(({ rivals }) => rivals.length).toSorted()).toEqual([0, 2, 2, 2, 2, 2]);
  });

  test('AGOT-TITLE-BONUS-a, AGOT-TITLE-BONUS-b: give 1 to a type of challenge each, or 2 to dominance', () => {
    expect(titles.flatMap(({ bonus }) => bonus ?? [])).toEqual([
      { to: 'intrigue', amount: 1 },
      { to: 'military', amount: 1 },
      { to: 'power', amount: 1 },
      { to: 'dominance', amount: 2 },
    ]);
  });
});

test('a card that does not exist is a bug', () => {
  expect(() => factOf(printedId('no-such-card'))).toThrow('no-such-card');
});
