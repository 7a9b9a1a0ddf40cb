import { type Compendium, present, printedId, type RulesEntry } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { COMPENDIUM_PROMISES } from './promises.ts';

const SWORD = printedId('sword');
const NAMES = new Map([[SWORD, 'Sword']]);

const striking: RulesEntry = {
  id: 'striking',
  title: { pl: 'Uderzanie', en: 'Striking' },
  lead: { pl: 'Jak się uderza.', en: 'How to strike.' },
  words: { pl: 'cios', en: 'blow' },
  clauses: [{ rule: 'BOOK-1-a', text: { pl: 'Uderzaj.', en: 'Strike.' } }],
  examples: [{ rule: 'BOOK-1-a', text: { pl: 'Miecz uderza.', en: 'The Sword strikes.' }, cards: [SWORD] }],
  see: ['parrying'],
};
const parrying: RulesEntry = {
  id: 'parrying',
  title: { pl: 'Parowanie', en: 'Parrying' },
  lead: { pl: 'Jak się paruje.', en: 'How to parry.' },
  clauses: [{ rule: 'BOOK-2-a', text: { pl: 'Paruj.', en: 'Parry.' } }],
  examples: [{ rule: 'BOOK-2-a', text: { pl: 'Miecz paruje.', en: 'The Sword parries.' }, cards: [SWORD] }],
};

function book(...entries: readonly RulesEntry[]): Compendium {
  return [{ id: 'fighting', title: { pl: 'Walka', en: 'Fighting' }, entries }];
}

/** The titles of the promises that a compendium breaks. */
function brokenBy(compendium: Compendium): readonly string[] {
  return COMPENDIUM_PROMISES.filter(({ check }) => check(compendium, NAMES).length > 0).map(({ title }) => title);
}

const [clause] = striking.clauses;
const strike = present(clause, 'the clause');
const example = present(striking.examples?.[0], 'the example');

describe('a compendium that breaks a promise is found out', () => {
  test('the one they are made from breaks none', () => {
    expect(brokenBy(book(striking, parrying))).toEqual([]);
  });

  const broken: readonly (readonly [string, Compendium])[] = [
    ['tells no rule twice', book(striking, { ...parrying, clauses: [strike] })],
    ['has one address for each chapter and each entry', book(striking, parrying, { ...parrying, clauses: [] })],
    ['has one address for each chapter and each entry', book({ ...striking, id: 'fighting' }, parrying)],
    ['has one address for each chapter and each entry', book({ ...striking, id: 'How To' }, parrying)],
    ['points only to entries that exist, once, and never to the one that is read', book(striking)],
    [
      'points only to entries that exist, once, and never to the one that is read',
      book({ ...striking, see: ['striking'] }),
    ],
    [
      'points only to entries that exist, once, and never to the one that is read',
      book({ ...striking, see: ['parrying', 'parrying'] }, parrying),
    ],
    [
      'shows its examples with cards that exist and that it names',
      book({ ...striking, examples: [{ ...example, cards: [] }] }, parrying),
    ],
    [
      'shows its examples with cards that exist and that it names',
      book({ ...striking, examples: [{ ...example, cards: [printedId('shield')] }] }, parrying),
    ],
    [
      'has each example at a clause of its entry',
      book({ ...striking, examples: [{ ...example, rule: 'BOOK-2-a' }] }, parrying),
    ],
    ['shows an example in every entry', book(striking, { ...parrying, examples: [] })],
    ['has something to say in every chapter and entry', book(striking, { ...parrying, clauses: [] })],
    ['has something to say in every chapter and entry', book()],
    ['speaks both languages', book(striking, { ...parrying, lead: { pl: '', en: 'How to parry.' } })],
    ['speaks both languages', book(striking, { ...parrying, words: { pl: 'blok', en: ' ' } })],
    ['speaks both languages', book(striking, { ...parrying, lead: { pl: 'Parry', en: 'Parry' } })],
    [
      'is brief',
      book({ ...striking, clauses: [{ ...strike, text: { pl: 'Uderzaj.', en: 'Strike. '.repeat(60) } }] }, parrying),
    ],
  ];
  test.each(broken)('%s', (title, compendium) => {
    expect(brokenBy(compendium)).toContain(title);
  });
});
