import { HEROES } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { senjutsuHistory } from './history.ts';

test('every hero can be looked back at', () => {
  expect(senjutsuHistory.sides.map(({ id }) => id)).toEqual([...HEROES]);
});
