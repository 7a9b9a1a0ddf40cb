import { expect, test } from 'vitest';
import { dominanceForecast } from './dominance-forecast.ts';
import { viewIn } from './melee/seated-view.ts';

const KNIGHT = 'tumblestone-knight';

test('AGOT-5.2-a: the STR of standing characters, gold, and what a title adds', () => {
  const view = viewIn({
    seats: [{ play: [KNIGHT, `${KNIGHT} (kneeling)`], gold: 3 }, { title: 'crown-regent', gold: 0 }, { gold: 1 }],
  });
  const strength = view.seats[0]?.characters[0]?.strength ?? Number.NaN;

  expect(dominanceForecast(view)).toEqual({
    is: 'expected',
    winner: 0,
    counts: [
      { seat: 0, total: strength + 3, parts: { strength, gold: 3, more: 0 } },
      { seat: 1, total: 2, parts: { strength: 0, gold: 0, more: 2 } },
      { seat: 2, total: 1, parts: { strength: 0, gold: 1, more: 0 } },
    ],
  });
});

test('AGOT-5.2-c: who shares the highest total with another does not win; who is out of the game does not count', () => {
  const tied = { seats: [{ gold: 4 }, { gold: 4 }, { gold: 1 }] };

  expect(dominanceForecast(viewIn(tied)).winner).toBeUndefined();
  expect(dominanceForecast(viewIn({ ...tied, eliminated: [1] }))).toMatchObject({
    winner: 0,
    counts: [{ seat: 0 }, { seat: 2 }],
  });
});

test('AGOT-5.2-a: once it is determined, what changes later does not matter', () => {
  const view = viewIn({ seats: [{ gold: 4 }, { gold: 6 }, { gold: 1 }] });

  expect(dominanceForecast({ ...view, dominance: { winner: 0, totals: [8, 6, 1] } })).toMatchObject({
    is: 'decided',
    winner: 0,
    counts: [{ total: 8 }, { total: 6, parts: { gold: 6 } }, { total: 1 }],
  });
});
