import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { agot } from './game.ts';
import { RANDOM_TABLES } from './testing/random-tables.ts';

describe('on a table with brief windows', () => {
  gameContract(agot, {
    setups: RANDOM_TABLES.slice(4).map(({ decks }) => ({
      seats: decks.length,
      decks,
      windows: 'brief',
    })),
    games: 1,
    samples: 3,
    windows: 'brief',
  });
});
