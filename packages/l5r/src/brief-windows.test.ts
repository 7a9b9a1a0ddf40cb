import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { l5r } from './game.ts';
import { CLAN_PAIRS } from './testing/clan-pairs.ts';

describe('on a table with brief windows', () => {
  gameContract(l5r, {
    setups: CLAN_PAIRS.slice(0, 3).map((setup) => ({ ...setup, windows: 'brief' })),
    games: 1,
    samples: 4,
    windows: 'brief',
  });
});
