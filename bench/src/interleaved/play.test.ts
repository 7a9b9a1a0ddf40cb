import { tictactoe } from '@kronika/examples';
import { l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { L5R_MATCHES } from '../l5r/matches.ts';
import { playInTurn, playOneByOne } from './play.ts';

test('the same decisions are taken in either order', () => {
  const some = ['a', 'b', 'c'].map((seed) => ({ seed, setup: { seats: 2 } }));

  expect(playInTurn(tictactoe, some)).toBe(playOneByOne(tictactoe, some));
  expect(playInTurn(tictactoe, some)).toBeGreaterThan(3 * 4);
  expect(playInTurn(l5r, L5R_MATCHES.slice(0, 2))).toBe(playOneByOne(l5r, L5R_MATCHES.slice(0, 2)));
});
