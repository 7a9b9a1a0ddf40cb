import { CARD_FACTS } from '@kronika/oath';
import { expect, test } from 'vitest';
import { artOf, OATH_ART } from './art.ts';

const DRAWN = CARD_FACTS.filter(({ back }) => back !== 'site');

test('every card but the sites has a composition, and nothing else has', () => {
  expect(Object.keys(OATH_ART).toSorted()).toEqual(DRAWN.map(({ name }) => String(name)).toSorted());
});

test('no two cards have the same subject', () => {
  const subjects = DRAWN.map((fact) => artOf(fact).subject);

  expect(subjects.filter((one, index) => subjects.indexOf(one) !== index)).toEqual([]);
});
