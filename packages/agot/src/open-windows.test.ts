import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { agot } from './game.ts';
import { RANDOM_TABLES } from './testing/random-tables.ts';

describe('on a table with open windows', () => {
  gameContract(agot, {
    // The larger tables are played with brief windows: everybody is asked there much less often.
    setups: RANDOM_TABLES.filter(({ decks }) => decks.length < 4).map(({ decks }) => ({ seats: decks.length, decks })),
    games: 1,
    samples: 3,
  });
});
