import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { l5r } from './game.ts';
import { CLAN_PAIRS } from './testing/clan-pairs.ts';

describe('on a table with open windows', () => {
  gameContract(l5r, { setups: CLAN_PAIRS, games: 1, samples: 4 });
});
