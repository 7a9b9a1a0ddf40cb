import { isRefusal } from '@kronika/kernel';
import { expect, test } from 'vitest';
import { copyOfZones } from './copy-of-zones.ts';
import { situation } from './situation.ts';

test.each([1, 2, 3, 4])('a copy of the zones at a table of %i has all of them, in the same order', (seats) => {
  const position = situation({
    heroes: Array.from({ length: seats }, () => ({})),
    foes: seats === 1 ? [{}] : [],
  });
  if (isRefusal(position)) throw new Error('the situation was refused');
  const { zones } = position.state.table;

  const copy = copyOfZones(zones);

  expect(Object.entries(copy)).toEqual(Object.entries(zones));
  expect(copy).not.toBe(zones);
});
