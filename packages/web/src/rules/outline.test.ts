import { compendium } from '@kronika/l5r/compendium';
import { describe, expect, test } from 'vitest';
import { findPlace, headsOf, neighbours, numbered, rulesAddress, shortRule } from './outline.ts';
import { stepsIn } from './parts/steps-in.ts';

const entries = compendium.flatMap((chapter) => chapter.entries);

describe('an address of the rules', () => {
  test('every rule, entry and chapter has one', () => {
    for (const chapter of compendium) {
      expect(findPlace(compendium, chapter.id)).toEqual({ is: 'chapter', chapter });
      for (const entry of chapter.entries) {
        expect(findPlace(compendium, entry.id)).toEqual({ is: 'entry', chapter, entry });
        for (const clause of entry.clauses)
          expect(findPlace(compendium, clause.rule)).toMatchObject({ is: 'rule', entry, clauses: [clause] });
      }
    }
  });

  test('is understood in small letters, without its game, and without the letter of a clause', () => {
    for (const address of ['L5R-3.2.5-a', 'l5r-3.2.5-A', '3.2.5-a', ' 3.2.5-a '])
      expect(findPlace(compendium, address)).toMatchObject({ rule: 'L5R-3.2.5-a' });
    for (const address of ['L5R-3.2.5', '3.2.5'])
      expect(findPlace(compendium, address)).toMatchObject({ rule: 'L5R-3.2.5', entry: { id: 'conflict-breaking' } });
    expect(findPlace(compendium, 'kw-pride')).toMatchObject({ entry: { id: 'keyword-pride' } });
  });

  test('that means nothing leads nowhere', () => {
    for (const address of ['', 'L5R-99', 'constructor', 'L5R', '-'])
      expect(findPlace(compendium, address)).toBeUndefined();
  });

  test('is written so that it can be read back', () => {
    expect(rulesAddress('l5r', 'L5R-3.2.5-a')).toBe('/rules/l5r/L5R-3.2.5-a');
    expect(rulesAddress('l5r', '', 'krąg & los')).toBe('/rules/l5r?q=kr%C4%85g%20%26%20los');
  });
});

describe('the order of the rules', () => {
  test('one can turn from the first entry to the last and back', () => {
    const all = numbered(compendium);
    const [first] = all;
    const walked = [first];
    for (let at = first; at !== undefined; ) {
      at = neighbours(compendium, at.entry).after;
      if (at !== undefined) walked.push(at);
    }

    expect(walked).toEqual(all);
    expect(first && neighbours(compendium, first.entry).before).toBeUndefined();
    for (const { entry } of all.slice(1)) expect(neighbours(compendium, entry).before).toBeDefined();
  });

  test('an entry is known by the numbers its rules share', () => {
    const named = (id: string) => entries.filter((entry) => entry.id === id).flatMap(headsOf);

    expect(named('conflict-ring')).toEqual(['L5R-3.2.6', 'L5R-3.2.7']);
    expect(named('keyword-ancestral')).toEqual(['L5R-KW-ANCESTRAL']);
    expect(shortRule('L5R-3.2.6')).toBe('3.2.6');
  });
});

test('steps named in a sentence can be opened, other numbers cannot', () => {
  expect(stepsIn('W kroku 3.2.8 postać (2.5) i 9.9 zostaje.', compendium)).toEqual([
    { is: 'words', text: 'W kroku ' },
    { is: 'step', step: '3.2.8' },
    { is: 'words', text: ' postać (' },
    { is: 'step', step: '2.5' },
    { is: 'words', text: ') i 9.9 zostaje.' },
  ]);
});
