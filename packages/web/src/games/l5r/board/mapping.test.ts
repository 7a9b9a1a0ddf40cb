import { present } from '@kronika/kernel';
import { l5r, READY_DECKS } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { mappingOf } from '../../../table/testing/mapping.ts';
import { l5rBoard } from './module.tsx';

const CLANS = READY_DECKS.filter(({ id }) => !id.endsWith('starter')).map(({ id }) => id);

/** The questions of a match of these decks. */
function asked(decks: readonly [string, string], bot: string, seed: string): ReadonlySet<string> {
  const setup = { seats: 2, decks, windows: 'brief' };
  return mappingOf({ game: l5r, board: l5rBoard, setup, bot, seed, most: 900 });
}

describe('every option of every question is offered in exactly one way', () => {
  test.each(CLANS.map((deck, place) => [deck, present(CLANS[(place + 1) % CLANS.length], 'a deck')] as const))(
    '%s against %s',
    (one, other) => {
      const kinds = new Set([
        ...asked([one, other], 'random', `board/${one}/1`),
        ...asked([other, one], 'thumb', `board/${one}/2`),
      ]);

      expect(kinds.size).toBeGreaterThan(12);
    },
  );
});
