import { type CardId, present } from '@kronika/kernel';
import { unspoken } from '@kronika/testkit';
import { expect, test } from 'vitest';
import { CLAN_DECKS } from '../decks/ready/decks.ts';
import { l5r } from '../game.ts';
import type { L5rView } from '../view.ts';

/** Each clan against the next one. */
const PAIRS = CLAN_DECKS.map(({ id }, i) => ({
  one: id,
  other: present(CLAN_DECKS[(i + 1) % CLAN_DECKS.length], 'a deck').id,
}));

function distinct({ seats }: L5rView): readonly CardId[] {
  return seats
    .flatMap(({ provinces, characters }) => [
      ...provinces.flatMap(({ province, row }) => [...row, ...(province === undefined ? [] : [province])]),
      ...characters,
    ])
    .map(({ id }) => id);
}

test.each(PAIRS)('in a game by chance everything is said in words: $one against $other', ({ one, other }) => {
  const setup = { seats: 2, decks: [one, other] };

  expect(unspoken(l5r, { setup, seed: one, decisions: 600, distinct })).toEqual([]);
});
