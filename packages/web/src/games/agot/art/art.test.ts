import { FACTS } from '@kronika/agot';
import { expect, test } from 'vitest';
import { AGOT_ART } from './art.ts';

test('every card has a composition, and nothing else has', () => {
  expect(Object.keys(AGOT_ART).toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted());
});

test('no two cards show the same composition in the same colours', () => {
  const drawn = FACTS.map(({ id, faction, type }) => `${faction} ${type} ${JSON.stringify(AGOT_ART[id])}`);

  expect(drawn.filter((one, index) => drawn.indexOf(one) !== index)).toEqual([]);
});

test('no two cards of one faction and type have the same subject in the same scene', () => {
  const drawn = FACTS.map(({ id, faction, type }) =>
    [faction, type, AGOT_ART[id]?.scene, AGOT_ART[id]?.subject].join(' '),
  );
  // Left and Right are twins: the light tells them apart.
  const repeated = drawn.filter((one, index) => drawn.indexOf(one) !== index && !one.endsWith('round-shield'));

  expect(repeated).toEqual([]);
});
