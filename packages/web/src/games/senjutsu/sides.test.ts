import { HERO_CARDS } from '@kronika/senjutsu';
import { expect, test } from 'vitest';
import { SENJUTSU_SIDES } from './sides.ts';

test('heroes are called in lists as the game calls them', () => {
  for (const { id, name } of HERO_CARDS) expect(SENJUTSU_SIDES[id].name).toEqual(name);
});
