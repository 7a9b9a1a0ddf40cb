import { FACTIONS, SHORT_FACTION_NAMES } from '@kronika/agot';
import { expect, test } from 'vitest';
import { AGOT_SIDES } from './sides.ts';

test('factions are called in lists as the game calls them', () => {
  for (const faction of FACTIONS) expect(AGOT_SIDES[faction].name).toEqual(SHORT_FACTION_NAMES[faction]);
});
