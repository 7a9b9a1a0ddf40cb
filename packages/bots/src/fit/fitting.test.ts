import { tictactoe } from '@kronika/examples';
import { type Evaluation, isRefusal, seatsOf } from '@kronika/kernel';
import { describe, expect, test } from 'vitest';
import { fewestGames, fitted } from './fitting.ts';
import { type Sampled, type SamplingPlan, sampledGame } from './sampling.ts';

/** Who has the middle has more lines through it; who has been given the other seat has nothing. */
const evaluation: Evaluation = {
  features: ['middle', 'nothing'],
  weights: { middle: -1, nothing: 0 },
  measure: (state) =>
    seatsOf(2).map((seat) => ({
      seats: [seat],
      measures: { middle: Number(cellsOf(state)[4] === seat), nothing: 3 },
    })),
  isSettled: (state) => cellsOf(state).some((cell) => cell !== null),
  horizon: 3,
  words: { pl: { middle: 'środek', nothing: 'nic' }, en: { middle: 'the middle', nothing: 'nothing' } },
  styles: {},
};

function cellsOf(state: unknown): readonly unknown[] {
  return typeof state === 'object' && state !== null && 'cells' in state && Array.isArray(state.cells)
    ? state.cells
    : [];
}

const game = { ...tictactoe, evaluation, bots: {} };
const plan: SamplingPlan = { games: 60, seed: '1', tables: [{ seats: 2 }] };

function sampledOf(number: number): Sampled {
  const sampled = sampledGame(game, plan, number);
  if (isRefusal(sampled)) throw new Error(sampled.refused);
  return sampled;
}

const ALL = Array.from({ length: plan.games }, (_, number) => sampledOf(number));

describe('the positions of a game', () => {
  test('depend on the plan and the number of the game only', () => {
    expect(sampledOf(7)).toEqual(ALL[7]);
    expect(sampledOf(8)).not.toEqual(ALL[7]);
  });

  test('are settled ones, with the side that won; none of a draw', () => {
    expect(ALL.some(({ examples }) => examples.length === 0)).toBe(true);
    for (const { examples } of ALL) {
      // At most nine stones are laid, and the empty board is not settled.
      expect(examples.length).toBeLessThanOrEqual(8);
      expect(new Set(examples.map(({ winner }) => winner)).size).toBeLessThanOrEqual(1);
    }
  });
});

describe('a fit', () => {
  const fit = fitted(evaluation, plan, ALL);

  test('finds what wins, and that what all have alike decides nothing', () => {
    expect(fit.weights.middle).toBeGreaterThan(0.1);
    expect(fit.weights.nothing).toBe(0);
  });

  test('is tried on whole games that it does not know', () => {
    const held = ALL.filter(({ number }) => number % 5 === 4).flatMap(({ examples }) => examples);

    expect(fit.positions.heldOut).toBe(held.length);
    expect(fit.positions.fitted).toBe(ALL.flatMap(({ examples }) => examples).length - held.length);
    expect(fit.heldOut.fitted.loss).toBeLessThan(fit.heldOut.none.loss);
    expect(fit.heldOut.present.loss).toBeGreaterThan(fit.heldOut.none.loss);
    expect(fit.heldOut.none).toEqual({ loss: expect.closeTo(Math.log(2), 10), accuracy: 0.5 });
  });

  test('does not depend on the order in which the games were finished', () => {
    expect(fitted(evaluation, plan, ALL.toReversed())).toEqual(fit);
  });

  test('holds out games at each of the tables that take turns', () => {
    const tables = Array.from({ length: 5 }, () => ({ seats: 2 }));
    const marked = ALL.map(({ number }): Sampled => {
      const sides = [0, 1].map((at) => ({ seats: [], measures: { middle: at, nothing: 0 } }));
      return { number, examples: number % 5 === 2 ? [{ sides, winner: 1 }] : [] };
    });

    expect(fitted(evaluation, { ...plan, tables }, marked).positions).toEqual({ fitted: 10, heldOut: 2 });
    expect(fewestGames({ tables })).toBe(25);
  });
});
