import { KEEPER_WORDS, KEEPERS } from '@kronika/examples';
import { expect, test } from 'vitest';
import { BEACONS_SIDES } from './sides.ts';

test('keepers are called in lists as the game calls them', () => {
  for (const keeper of KEEPERS) expect(BEACONS_SIDES[keeper].name).toEqual(KEEPER_WORDS[keeper].name);
});
