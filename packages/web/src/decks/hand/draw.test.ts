import { zoneSize } from '@kronika/decks';
import { READY_DECKS } from '@kronika/l5r';
import { describe, expect, test } from 'vitest';
import { drawnOn, firstDraw, replaced } from './draw.ts';

const deck = READY_DECKS[0]?.deck ?? { name: '', cards: [], meta: {} };
const HAND = { zone: 'conflict', name: { pl: 'Ręka', en: 'Hand' }, size: 4 };
const drawn = firstDraw(deck, HAND, 'seed');

describe('a test hand', () => {
  test('is drawn from the whole pile, differently for another seed', () => {
    expect(drawn.shown).toBe(4);
    expect(drawn.order).toHaveLength(zoneSize(deck, 'conflict'));
    expect(firstDraw(deck, HAND, 'seed')).toEqual(drawn);
    expect(firstDraw(deck, HAND, 'other').order).not.toEqual(drawn.order);
  });

  test('grows card by card until nothing is left', () => {
    expect(drawnOn(drawn)).toEqual({ order: drawn.order, shown: 5 });
    expect(drawnOn({ order: drawn.order, shown: drawn.order.length }).shown).toBe(drawn.order.length);
  });

  test('replaces one card by the next and puts it under the pile', () => {
    const after = replaced(drawn, 1);

    expect(after.order[1]).toBe(drawn.order[4]);
    expect(after.order.at(-1)).toBe(drawn.order[1]);
    expect(after.order.toSorted()).toEqual(drawn.order.toSorted());
    expect(replaced(drawn, 9)).toEqual(drawn);
  });

  test('of a pile without cards is empty', () => {
    const empty = firstDraw({ name: '', cards: [], meta: {} }, HAND, 'seed');

    expect(replaced(drawnOn(empty), 0)).toEqual({ order: [], shown: 0 });
  });
});
