import { CLAN_NAMES, CLANS } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { L5R_SIDES } from './sides.ts';

test('clans are called in lists as the game calls them', () => {
  for (const clan of CLANS) expect(L5R_SIDES[clan].name).toEqual(CLAN_NAMES[clan]);
});
