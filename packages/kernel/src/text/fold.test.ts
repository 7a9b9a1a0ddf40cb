import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, slugOf, tidy } from './fold.ts';

test('a name is the same in any case, with any diacritics, quotes, dashes and spaces', () => {
  const typed = ['Łódka „Żółw” – The Hand’s', ' lodka "zolw" - the\u00a0hand\'s ', 'ŁÓDKA “ŻÓŁW” — THE  HAND´S'];

  expect(new Set(typed.map(fold))).toEqual(new Set(['lodka "zolw" - the hand\'s']));
});

test('folding a folded name changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => fold(fold(name)) === fold(name)));
});

test('a sign that Unicode makes another one of is folded like that', () => {
  expect(fold('⁻‴')).toBe("-'''");
});

test('a slug holds lower-case letters, digits and single dashes', () => {
  expect(slugOf("The Hand's Judgment")).toBe('the-hands-judgment');
  expect(slugOf('A Wall – (North)!')).toBe('a-wall-north');
});

test('a tidy line has single spaces inside and none at its ends', () => {
  expect(tidy('\ufeff 3x\t\u00a0Old  Ferry ')).toBe('3x Old Ferry');
});
