import { FACTS } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { L5R_ART } from './art.ts';

test('every card has a composition, and nothing else has', () => {
  expect(Object.keys(L5R_ART).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted());
});

test('no two cards show the same composition in the same colours', () => {
  const drawn = FACTS.map(({ id, clan }) => `${clan} ${JSON.stringify(L5R_ART[id])}`);

  expect(drawn.filter((one, index) => drawn.indexOf(one) !== index)).toEqual([]);
});

test('no two cards of one clan and type have the same subject in the same scene', () => {
  const drawn = FACTS.map(({ id, clan, type }) => `${clan} ${type} ${L5R_ART[id]?.scene} ${L5R_ART[id]?.subject}`);
  // The keeper and the seeker of an element share its sign; what lies beside it tells them apart.
  const repeated = drawn.filter((one, index) => drawn.indexOf(one) !== index && !one.includes(' role '));

  expect(repeated).toEqual([]);
});
