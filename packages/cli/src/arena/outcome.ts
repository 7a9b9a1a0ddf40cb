import { type BoutResult, ratings, type Standings, standingsOf } from '@kronika/bots';
import type { Game } from '@kronika/kernel';
import type { Context } from '../context.ts';
import { columns } from '../terminal/columns.ts';
import { wordsIn } from '../text/words-in.ts';

interface Pair {
  readonly a: string;
  readonly b: string;
}

/** What a contest of two comes to, for programs. */
export function contestSummary(game: string, { a, b }: Pair, results: readonly BoutResult[]) {
  const { games, wins, rate, low, high, secondsPerMove } = standingsOf(a, b, results);
  return { game, a, b, games, wins, rate, low, high, secondsPerMove };
}

/** All pairs that have met, with the results of each. */
export function pairsIn(results: readonly BoutResult[]): readonly Standings[] {
  const pairs = new Map(results.map(({ a, b }) => [JSON.stringify([a, b]), { a, b }]));
  return [...pairs.values()].map(({ a, b }) => standingsOf(a, b, results));
}

/** What a ladder comes to, for programs: the best first. */
export function ladderSummary(game: string, bots: readonly string[], seats: number, results: readonly BoutResult[]) {
  const pairs = pairsIn(results);
  return { game, seats, ladder: ratings(bots, pairs, seats), pairs };
}

export function printContest(
  { terminal, lang }: Context,
  game: Game,
  { a, b }: Pair,
  results: readonly BoutResult[],
): void {
  const words = wordsIn(lang).arena;
  const { games, wins, secondsPerMove, ...rate } = standingsOf(a, b, results);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(lang);
  const seconds = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 });
  terminal.print(terminal.paint.heading(words.contest(game.text[lang].name, a, b, number.format(games))));
  terminal.print(
    columns(
      [words.bot, words.wins, words.secondsPerMove],
      [
        [a, number.format(wins.a), seconds.format(secondsPerMove.a)],
        [b, number.format(wins.b), seconds.format(secondsPerMove.b)],
        [words.nobody, number.format(wins.others), ''],
      ],
    ),
  );
  terminal.print(words.rate(a, percent.format(rate.rate), percent.format(rate.low), percent.format(rate.high)));
}

export function printLadder(
  { terminal, lang }: Context,
  game: Game,
  bots: readonly string[],
  seats: number,
  results: readonly BoutResult[],
): void {
  const words = wordsIn(lang).arena;
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, useGrouping: false });
  terminal.print(terminal.paint.heading(words.ladder(game.text[lang].name, number.format(results.length))));
  terminal.print(
    columns(
      [words.bot, words.elo, words.interval],
      ratings(bots, pairsIn(results), seats).map(({ bot, elo, low, high }) => [
        bot,
        number.format(elo),
        `${number.format(low)}–${number.format(high)}`,
      ]),
    ),
  );
}
