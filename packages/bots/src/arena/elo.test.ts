import { describe, expect, test } from 'vitest';
import { MEAN_ELO, ratings } from './elo.ts';
import { wilson } from './interval.ts';

const winsOf = (a: number, b: number, others = 0) => ({ a, b, others });

describe('ratings', () => {
  test('differ by 400 points where one wins ten times as often', () => {
    const [one, other] = ratings(['weak', 'strong'], [{ a: 'weak', b: 'strong', wins: winsOf(1_000, 10_000) }], 2);

    expect([one?.bot, other?.bot]).toEqual(['strong', 'weak']);
    expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(400, 0);
    expect(((one?.elo ?? 0) + (other?.elo ?? 0)) / 2).toBeCloseTo(MEAN_ELO, 5);
  });

  test('are the same for who draws all games, or wins as many as it loses', () => {
    for (const wins of [winsOf(0, 0, 50), winsOf(30, 30), winsOf(10, 10, 10)])
      for (const { elo } of ratings(['x', 'y'], [{ a: 'x', b: 'y', wins }], 2)) expect(elo).toBeCloseTo(MEAN_ELO, 5);
  });

  test('fit each other over games against third ones', () => {
    const found = ratings(
      ['x', 'y', 'z'],
      [
        { a: 'x', b: 'y', wins: winsOf(7_500, 2_500) },
        { a: 'y', b: 'z', wins: winsOf(7_500, 2_500) },
      ],
      2,
    );
    const [x, y, z] = found.map(({ elo }) => elo);

    expect((x ?? 0) - (y ?? 0)).toBeCloseTo(190.8, 0);
    expect((y ?? 0) - (z ?? 0)).toBeCloseTo(190.8, 0);
  });

  test('at larger tables, its fair share makes a bot as strong as the others', () => {
    for (const { elo } of ratings(['x', 'y'], [{ a: 'x', b: 'y', wins: winsOf(250, 750) }], 4))
      expect(elo).toBeCloseTo(MEAN_ELO, 0);
  });

  test('are closer bounded by more games, and bounded for who never wins', () => {
    const width = (games: number) => {
      const [best] = ratings(['x', 'y'], [{ a: 'x', b: 'y', wins: winsOf(games / 2, games / 2) }], 2);
      return (best?.high ?? 0) - (best?.low ?? 0);
    };
    // A hundred even games: 1.96 standard errors of the difference are 68 points, so 34 to each side of the mean.
    expect(width(100) / 2).toBeCloseTo(34, 0);
    expect(width(400)).toBeLessThan(width(100) * 0.55);
    const [, loser] = ratings(['x', 'y'], [{ a: 'x', b: 'y', wins: winsOf(20, 0) }], 2);
    expect(loser?.elo).toBeGreaterThan(500);
    expect(loser?.elo).toBeLessThan(1_300);
  });
});

describe("Wilson's interval", () => {
  test.each([
    [75, 100, 0.65696, 0.82455],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [0, 0, 0, 1],
  ])('%i of %i', (successes, trials, low, high) => {
    const found = wilson(successes, trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
});
