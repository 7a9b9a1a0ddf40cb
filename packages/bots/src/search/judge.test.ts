import { tictactoe } from '@kronika/examples';
import { begin, type Evaluation, isRefusal, type Match } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { isDone } from './judge.ts';

const judging = (isSettled: boolean): Evaluation => ({
  features: [],
  weights: {},
  measure: () => [],
  isSettled: () => isSettled,
  horizon: 10,
  words: { en: {}, pl: {} },
  styles: {},
});

/** A match at a table of that size, after so many decisions. */
function after(decisions: number, seats: number): Match {
  const begun = begin(tictactoe, { seats: 2 }, '1');
  if (isRefusal(begun)) throw new Error(begun.refused);
  return { ...begun.match, decisions, seats };
}

describe('a playout has gone far enough', () => {
  const settled = { evaluation: judging(true) };

  test('after the horizon of the game, which is further away where more people decide', () => {
    expect([9, 10].map((decisions) => isDone(settled, after(decisions, 2), 0))).toEqual([false, true]);
    expect([19, 20].map((decisions) => isDone(settled, after(decisions, 4), 0))).toEqual([false, true]);
    expect([9, 10].map((decisions) => isDone(settled, after(decisions, 1), 0))).toEqual([false, true]);
    expect(isDone(settled, after(10, 2), 5)).toBe(false);
  });

  test('once nothing is half done, but some time at last', () => {
    const halfDone = { evaluation: judging(false) };

    expect([10, 19, 20].map((decisions) => isDone(halfDone, after(decisions, 2), 0))).toEqual([false, false, true]);
  });
});
