import type { SeatId } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { viewIn } from './seated-view.ts';
import { breadthOf, columnsOf, othersFrom, turnOf } from './seating.ts';

const table = (seats: number, more: object = {}) =>
  viewIn({ seats: Array.from({ length: seats }, () => ({})), ...more });
const shares = (seats: number, opened?: SeatId) =>
  columnsOf(othersFrom(table(seats), 0), opened).map(({ form, share }) => (form === 'open' ? share : form));

describe('who sits where', () => {
  test('AGOT-FIRST-g: the others follow clockwise, from the seat after the own one', () => {
    expect(othersFrom(table(6), 2).map(({ seat }) => seat)).toEqual([3, 4, 5, 0, 1]);
    expect(othersFrom(table(3), 2).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('AGOT-FIRST-g: the first player is first in player order, and who is out of the game has no turn', () => {
    const view = table(5, { first: 3, eliminated: [4] });

    expect([0, 1, 2, 3, 4].map((seat) => turnOf(view, view.seats[seat]?.seat ?? 0))).toEqual([2, 3, 4, 1, undefined]);
  });
});

describe('how the others share the row', () => {
  test('two of them are open all the time', () => {
    expect(shares(3)).toEqual([1, 1]);
    expect(shares(3, 1)).toEqual([1, 1]);
  });

  test('more of them are compact but for the opened one, which is wider', () => {
    expect(shares(4)).toEqual(['compact', 'compact', 'compact']);
    expect(shares(6, 3)).toEqual(['compact', 'compact', 2.2, 'compact', 'compact']);
  });

  test('who is out of the game has nothing to be opened for', () => {
    const others = othersFrom(table(5, { eliminated: [2] }), 0);

    expect(columnsOf(others, 2).map(({ form }) => form)).toEqual(['compact', 'compact', 'compact', 'compact']);
  });
});

test('six at a table leave little room for words, three leave much', () => {
  expect([190, 145, 325, 495].map(breadthOf)).toEqual(['narrow', 'narrow', 'medium', 'wide']);
});
