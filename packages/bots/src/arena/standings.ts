import type { BoutResult, OfBoth } from './contest.ts';
import { type Rate, wilson } from './interval.ts';

/** What came out of the games of two bots against each other. */
export interface Standings extends Rate {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Games that neither won, draws and unfinished ones, are those of others. */
  readonly wins: OfBoth<number> & { readonly others: number };
  /** Processor time for an answer. */
  readonly secondsPerMove: OfBoth<number>;
}

/** Who won a game: `a`, if its seat is among the winners; else `b`, if one of its seats is. */
export function victorOf({ place, winners = [] }: Pick<BoutResult, 'place' | 'winners'>): 'a' | 'b' | 'others' {
  if (winners.length === 0) return 'others';
  return winners.includes(place) ? 'a' : 'b';
}

/** Adds up the games of two bots. */
export function standingsOf(a: string, b: string, results: readonly BoutResult[]): Standings {
  const games = results.filter((result) => result.a === a && result.b === b);
  const wonBy = (who: 'a' | 'b' | 'others') => games.filter((result) => victorOf(result) === who).length;
  const sum = (value: (result: BoutResult) => number) => games.reduce((total, result) => total + value(result), 0);
  const perMove = (who: keyof OfBoth<number>) =>
    sum(({ seconds }) => seconds[who]) /
    Math.max(
      1,
      sum(({ moves }) => moves[who]),
    );
  const wins = { a: wonBy('a'), b: wonBy('b'), others: wonBy('others') };
  return {
    ...{ a, b, games: games.length, wins },
    ...wilson(wins.a, games.length),
    secondsPerMove: { a: perMove('a'), b: perMove('b') },
  };
}
