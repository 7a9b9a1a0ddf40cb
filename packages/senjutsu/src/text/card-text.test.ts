import { LANGS, printedId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../cards/all.ts';
import { abilityFact, allFacts, listsWithin, printedOf, segmentsOf } from '../cards/library.ts';
import type { Line } from '../cards/pictograms.ts';
import { axialOf, cellAt } from '../hex/cell.ts';
import { ring } from '../hex/index.ts';
import { cardLine, cardText, headWords, textLines } from './card-text.ts';
import { offsetWords } from './line/cell-words.ts';
import { gridWords, lineText, lineWords } from './line/line-words.ts';

const withAllWithin = (line: Line): readonly Line[] => [line, ...listsWithin(line).flat().flatMap(withAllWithin)];
const ALL_LINES = allFacts().flatMap((fact) =>
  segmentsOf(printedOf(fact)).flatMap(({ lines }) => lines.flatMap(withAllWithin)),
);

describe.each(LANGS)('in %s', (lang) => {
  test('every line of every card has words, and the short ones are not longer', () => {
    for (const line of ALL_LINES) {
      const [full, short] = [lineWords(line, lang, 'full'), lineWords(line, lang, 'short')];
      expect(full).toMatch(/\S/u);
      expect(`${full} ${short}`).not.toMatch(/undefined|NaN|\[object/u);
      expect([line.is, short.length <= full.length]).toEqual([line.is, true]);
    }
  });

  test('different lines say different things', () => {
    const said = new Map<string, string>();
    for (const line of ALL_LINES) {
      const text = lineText(line, lang);
      const data = JSON.stringify(line);
      const before = said.get(text) ?? data;
      expect([text, normal(before)]).toEqual([text, normal(data)]);
      said.set(text, data);
    }
  });

  test('every card has a head and a text', () => {
    for (const fact of allFacts()) {
      expect(headWords(fact, lang).length).toBeGreaterThan(0);
      expect(textLines(fact, lang).every((sentence) => /[.:]$/u.test(sentence))).toBe(true);
      expect(cardLine(printedOf(fact), lang)).toContain(fact.name[lang]);
    }
  });

  test('every cell near a hero has a name of its own', () => {
    const cells = [1, 2, 3, 4, 5].flatMap((radius) => ring(cellAt(0, 0), radius));
    const names = cells.map((cell) => offsetWords(axialOf(cell), lang));
    expect(new Set(names).size).toBe(cells.length);
  });
});

/** The same data, whatever the order of its properties and of the cells of a grid. */
function normal(data: string): unknown {
  return JSON.stringify(sorted(JSON.parse(data)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

test('cells are told from the eyes of the hero', () => {
  expect(offsetWords({ q: 0, r: -2 }, 'pl')).toBe('przód 2');
  expect(offsetWords({ q: 1, r: -2 }, 'pl')).toBe('przód 1 + prawy przód 1');
  expect(offsetWords({ q: -1, r: -1 }, 'en')).toBe('front left 1 + front 1');
  expect(offsetWords({ q: 0, r: 0 }, 'en')).toBe('own cell');
});

test('a card as a whole', () => {
  expect(cardText(printedId('oxen-barge'), 'pl')).toBe(
    'Zrób krok w przód, potem możesz zrobić krok w przód. Za 1 skupienie: możesz obrócić się o 1 bok. ' +
      'Atak nie do zablokowania: ★: przód 1. ★: cel: ogłuszenie. ' +
      'Jeżeli sukces: obróć cel o 1; pchnij cel o 1; przeskocz: Agresja.',
  );
  expect(cardLine(printedId('steel-block'), 'en')).toBe(
    'Steel Block (defence, steel, speed 7–3). Block: front left 1, front 1, front right 1. Counter at 6, 5, 4. ' +
      'If successful: turn the target 1; in Determination: you may take a step forward and turn by 1 side; ' +
      'in Determination: change Kamae, branches: 2.',
  );
  expect(cardText(printedId('naginata-sweep'), 'en')).toContain(
    'At 2: You may take a step in any direction and turn by 1 side.',
  );
  expect(cardText(printedId('solo-024'), 'pl')).toContain('Jeśli nie może zaatakować, przy 2:');
});

test('SEN-CARD-c: whatever is printed on a card is told, and nothing else', () => {
  const head = (id: string) => headWords(abilityFact(printedId(id)), 'en');
  expect(head('fend')).toEqual(['defence', 'wood', 'speed 5–2']);
  expect(head('wild-swing')).toEqual(['attack', 'steel', 'speed 7', 'cost: 1 focus']);
  expect(head('nodachi-slash')).toEqual(['core weapon', 'attack', 'speed 4']);
  expect(head('ronin-core')).toEqual(['core ability', 'speed 0']);
  expect(head('the-terror')).toEqual(['meditation', 'gold', 'speed 5', 'cost: 2 focus', 'range 3']);
  expect(head('ripping-claws')).toContain('requires Aggression');
  expect(head('obedience')).toContain('requires Balance/Determination');
  expect(head('courage')).toEqual(expect.arrayContaining(['instant reaction', 'Bushido', 'without a speed']));
  expect(head('heavy-armour')).toEqual(
    expect.arrayContaining(['instant benefit', 'prepared', 'at the speed of the card it joins']),
  );
  expect(cardText(printedId('horse-kick'), 'en')).toMatch(/ At \d: /u);
  expect(cardText(printedId('push-back'), 'en')).not.toMatch(/ At \d: /u);
  expect(cardText(printedId('oxen-barge'), 'en')).toMatch(/For 1 focus: /u);
  for (const { id, name, serial } of ABILITIES) {
    expect(cardLine(printedId(id), 'pl').startsWith(`${name.pl} (`)).toBe(true);
    expect(serial).toMatch(/^\w+$/u);
  }
});

test('a grid is told to who does not see it', () => {
  const [attack] = segmentsOf(printedId('feral-sweep'))[0]?.lines ?? [];
  expect(attack && gridWords(attack, 'pl')).toBe(
    'atak: 1 rana: przód 2, przód 1 + prawy przód 1, prawy przód 1, prawy tył 1',
  );
});

test('a poison says what it does and how long', () => {
  expect(cardText(printedId('mist-of-confusion'), 'pl')).toContain('Koniec po 2 turach.');
  expect(cardText(printedId('virulent-poison'), 'en')).toBe('Your wound limit is 1 lower. It ends after 4 turns.');
});
