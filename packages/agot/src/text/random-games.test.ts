import type { CardId } from '@kronika/kernel';
import { unspoken } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { agot } from '../game.ts';
import { RANDOM_TABLES } from '../testing/random-tables.ts';
import type { AgotView } from '../view.ts';

function distinct({ seats }: AgotView): readonly CardId[] {
  return seats.flatMap(({ characters }) => characters.map(({ id }) => id));
}

test.each(RANDOM_TABLES)('in a game by chance everything is said in words: $decks', ({ decks }) => {
  const setup = { seats: decks.length, decks };

  expect(unspoken(agot, { setup, seed: decks.join(), decisions: 600, distinct })).toEqual([]);
});
