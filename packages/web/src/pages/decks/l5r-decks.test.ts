import { isRefusal } from '@kronika/kernel';
import { l5r } from '@kronika/l5r';
import { expect, test } from 'vitest';
import { FIRST_CHOICE } from '../match/choice.ts';
import { L5R_DECKS } from './l5r-decks.ts';

test('every deck has something to show, and can be played with', () => {
  for (const { id, numbers, faces } of L5R_DECKS) {
    expect(numbers).toHaveLength(4);
    expect(faces).toHaveLength(4);
    expect(isRefusal(l5r.parseSetup({ seats: 2, decks: [id, id] }))).toBe(false);
  }
});

test('the decks of the first choice are among them', () => {
  expect(L5R_DECKS.map(({ id }) => id)).toEqual(expect.arrayContaining([FIRST_CHOICE.deck, FIRST_CHOICE.theirDeck]));
});
