import { expect, test } from 'vitest';
import { actions, use } from '../testing/card-table.ts';
import { define } from './card-definition.ts';

/** No card of the core set wins the game by itself, so one without a text does it here. */
define({
  'eager-scout': {
    abilities: {
      action: {
        is: 'action',
        effect: [
          (_, { ability, by }) => ({
            is: 'effectBegan',
            effect: {
              source: ability,
              by,
              cards: [],
              seats: [by],
              gives: [{ is: 'gain', what: 'victory', name: 'eager-scout' }],
              until: 'endOfGame',
            },
          }),
          () => ({ is: 'honorGained', seat: 0, amount: 1 }),
        ],
      },
    },
  },
});

test.each([0, 1] as const)('L5R-VICT-d: a condition that a card adds ends the game at once: seat %s', (seat) => {
  const scout = { honor: 3, play: ['eager-scout'] };
  const table = actions({ seats: seat === 0 ? [scout, {}] : [{}, scout] }, seat);
  expect(table.match.outcome).toBeUndefined();
  table.seat(seat).takes(use('eager-scout'));

  expect(table.match.outcome).toMatchObject({ winners: [seat], rule: 'L5R-VICT-d' });
  // The rest of the effect does not come any more.
  expect(table.state.honor[0]).toBe(seat === 0 ? 3 : 10);
});
