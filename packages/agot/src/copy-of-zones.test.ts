import { expect, test } from 'vitest';
import { copyOfZones } from './copy-of-zones.ts';
import { given } from './testing/given.ts';

test.each([2, 3, 6])('a copy of the zones of %d seats has all of them, in the same order', (seats) => {
  const { zones } = given({ seats: Array.from({ length: seats }, () => ({})) }).table;

  const copy = copyOfZones(zones);

  expect(Object.entries(copy)).toEqual(Object.entries(zones));
  expect(copy).not.toBe(zones);
});
