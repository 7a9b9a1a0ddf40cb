import { HEROES, WEAPON_NAMES } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { senjutsuHistory } from './history.ts';

test('every hero can be looked back at', () => {
  expect(senjutsuHistory.sides.map(({ id }) => id)).toEqual([...HEROES]);
});

test('weapons are called by their names, two of them by both', () => {
  const [one, two] = Object.keys(WEAPON_NAMES);

  expect(senjutsuHistory.gear?.nameOf(one ?? '')).toEqual(WEAPON_NAMES[one ?? '']);
  expect(senjutsuHistory.gear?.nameOf(`${one}+${two}`).en).toBe(
    `${WEAPON_NAMES[one ?? '']?.en} + ${WEAPON_NAMES[two ?? '']?.en}`,
  );
});
