import { printedId } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { senjutsuCatalogue } from './catalogue.ts';
import { SCHOOL_IDS, SCHOOLS, schoolOf } from './schools.ts';

test('SEN-DECK-m: the cards of the three schools', () => {
  const serials = SCHOOL_IDS.map((school) =>
    SCHOOLS[school].cards.map((id) => senjutsuCatalogue.card(printedId(id))?.fact.serial),
  );
  expect(serials).toEqual([
    ['086', '113', '119'],
    ['096', '112', '128'],
    ['084', '105', '100'],
  ]);
});

test('SEN-DECK-n: a card is of one school or of none', () => {
  expect(schoolOf('wild-swing')).toBe('burningSun');
  expect(schoolOf('wild-block')).toBeUndefined();
});
