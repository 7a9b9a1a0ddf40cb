import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { agot } from './game.ts';
import { RANDOM_TABLES } from './testing/random-tables.ts';

describe('on a table with open windows', () => {
  gameContract(agot, {
    setups: RANDOM_TABLES.map(({ decks }) => ({ seats: decks.length, decks })),
    games: 1,
    samples: 3,
  });
});
