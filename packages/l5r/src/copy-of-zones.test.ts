import { expect, test } from 'vitest';
import { copyOfZones } from './copy-of-zones.ts';
import { given } from './testing/given.ts';

test('a copy of the zones has all of them, in the same order', () => {
  const { zones } = given({}).table;

  const copy = copyOfZones(zones);

  expect(Object.entries(copy)).toEqual(Object.entries(zones));
  expect(copy).not.toBe(zones);
});
