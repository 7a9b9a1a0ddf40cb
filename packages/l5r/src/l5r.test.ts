import { gameContract } from '@kronika/testkit';
import { describe } from 'vitest';
import { CLAN_DECKS } from './decks/ready/decks.ts';
import { l5r } from './game.ts';

/** Every clan's deck meets that of the next clan, so each is played by both seats. */
const setups = CLAN_DECKS.map(({ id }, i) => ({
  seats: 2,
  decks: [id, CLAN_DECKS[(i + 1) % CLAN_DECKS.length]?.id],
}));

describe('on a table with open windows', () => {
  gameContract(l5r, { setups, games: 1, samples: 4 });
});

describe('on a table with brief windows', () => {
  gameContract(l5r, {
    setups: setups.slice(0, 3).map((setup) => ({ ...setup, windows: 'brief' })),
    games: 1,
    samples: 4,
    windows: 'brief',
  });
});
