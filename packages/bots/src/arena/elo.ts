import type { OfBoth } from './contest.ts';
import { Z } from './interval.ts';

/** How often one bot won against others of one kind, at tables of so many seats. */
export interface Encounter {
  readonly a: string;
  readonly b: string;
  readonly wins: OfBoth<number> & { readonly others: number };
}

export interface Rating {
  readonly bot: string;
  readonly elo: number;
  /** Bounds with a confidence of 95 %. */
  readonly low: number;
  readonly high: number;
}

/** The mean of all ratings. */
export const MEAN_ELO = 1500;
/** One bot with 400 points more than another wins ten games while the other wins one. */
const POINTS = 400 / Math.LN10;
/** Ratings are thought to be spread like that before any game is played, so that who never wins has a rating, too. */
const SPREAD = 800 / POINTS;
const STEPS = 50;

/**
 * Ratings by maximum likelihood. Each outcome has odds: a win of `a` its strength, a win of `b` its strength for each seat it
 * has, a draw the geometric mean of both strengths times a factor that is fitted, too (Bradley and Terry; Davidson for draws).
 * The logarithms of the odds are linear in what is looked for, so the likelihood has one maximum, and Newton's method finds it.
 */
export function ratings(bots: readonly string[], encounters: readonly Encounter[], seats: number): readonly Rating[] {
  const size = bots.length + 1;
  const draw = bots.length;
  let at: readonly number[] = Array.from({ length: size }, () => 0);
  let inverse: readonly (readonly number[])[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = at.map((value) => -value / SPREAD ** 2);
    const curve = at.map((_, row) => at.map((__, column) => (row === column ? 1 / SPREAD ** 2 : 0)));
    for (const { a, b, wins } of encounters)
      addEncounter(slope, curve, at, {
        outcomes: [
          { count: wins.a, offset: 0, parts: [[bots.indexOf(a), 1]] },
          { count: wins.b, offset: Math.log(seats - 1), parts: [[bots.indexOf(b), 1]] },
          {
            count: wins.others,
            offset: 0,
            parts: [
              [bots.indexOf(a), 0.5],
              [bots.indexOf(b), 0.5],
              [draw, 1],
            ],
          },
        ],
      });
    inverse = inverted(curve);
    const steps = inverse.map((row) => row.reduce((sum, value, column) => sum + value * (slope[column] ?? 0), 0));
    // Far away from the maximum a whole step may lead too far.
    const shorter = Math.min(1, 2 / Math.max(...steps.map(Math.abs), Number.MIN_VALUE));
    at = at.map((value, i) => value + shorter * (steps[i] ?? 0));
  }
  return bots
    .map((bot, i) => rated(bot, i, { at, inverse, count: bots.length }))
    .sort((one, other) => other.elo - one.elo);
}

interface Outcome {
  readonly count: number;
  readonly offset: number;
  /** What the logarithm of its odds is the sum of: places, each with its factor. */
  readonly parts: readonly (readonly [number, number])[];
}

/** Adds what an encounter says about the slope of the logarithm of the likelihood, and about how that bends. */
function addEncounter(
  slope: number[],
  curve: number[][],
  at: readonly number[],
  { outcomes }: { readonly outcomes: readonly Outcome[] },
): void {
  const logs = outcomes.map(({ offset, parts }) =>
    parts.reduce((sum, [place, factor]) => sum + factor * (at[place] ?? 0), offset),
  );
  const highest = Math.max(...logs);
  const odds = logs.map((log) => Math.exp(log - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const games = outcomes.reduce((sum, { count }) => sum + count, 0);
  const mean = new Map<number, number>();
  for (const [i, { count, parts }] of outcomes.entries()) {
    const share = (odds[i] ?? 0) / all;
    for (const [row, factor] of parts) {
      mean.set(row, (mean.get(row) ?? 0) + share * factor);
      slope[row] = (slope[row] ?? 0) + (count - games * share) * factor;
      for (const [column, other] of parts) bend(curve, row, column, games * share * factor * other);
    }
  }
  for (const [row, value] of mean) for (const [column, other] of mean) bend(curve, row, column, -games * value * other);
}

function bend(curve: number[][], row: number, column: number, by: number): void {
  const line = curve[row];
  if (line !== undefined) line[column] = (line[column] ?? 0) + by;
}

interface Estimate {
  readonly at: readonly number[];
  /** The covariance of what was estimated. */
  readonly inverse: readonly (readonly number[])[];
  readonly count: number;
}

/** Ratings are differences to the mean of all. */
function rated(bot: string, i: number, { at, inverse, count }: Estimate): Rating {
  const factors = Array.from({ length: count }, (_, other) => (other === i ? 1 : 0) - 1 / count);
  const value = factors.reduce((sum, factor, k) => sum + factor * (at[k] ?? 0), 0);
  let variance = 0;
  for (const [row, factor] of factors.entries())
    for (const [column, other] of factors.entries()) variance += factor * other * (inverse[row]?.[column] ?? 0);
  const width = Z * Math.sqrt(Math.max(0, variance)) * POINTS;
  const elo = MEAN_ELO + value * POINTS;
  return { bot, elo, low: elo - width, high: elo + width };
}

/** The inverse of a small symmetric matrix that has one, by elimination. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, column) => (column === i ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    const best = rows.reduce(
      (found, row, i) => (i >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[found]?.[column] ?? 0) ? i : found),
      column,
    );
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    const pivot = rows[column] ?? [];
    const by = pivot[column] ?? 1;
    for (const [k, value] of pivot.entries()) pivot[k] = value / by;
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (i === column || factor === 0) continue;
      for (const [k, value] of pivot.entries()) row[k] = (row[k] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.slice(size));
}
