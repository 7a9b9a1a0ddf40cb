import { type BoutResult, type ContestPlan, ratings } from '@kronika/bots';
import type { Game } from '@kronika/kernel';
import { pairsIn } from '../outcome.ts';
import { deckBalance, rateOfFirst, ratesBySeat } from './balance.ts';
import { type Bar, escaped, histogram, matrix, points, rateBars } from './plots.ts';
import { STYLE } from './style.ts';

/** What a report is about. */
export interface ReportSubject {
  readonly game: Game;
  readonly plan: ContestPlan;
  readonly bots: readonly string[];
}

/** A page that shows what came out of a contest. It needs nothing from anywhere else. */
export function reportPage({ game, plan, bots }: ReportSubject, results: readonly BoutResult[]): string {
  const { name } = game.text.en;
  const rounds = results.flatMap((result) => (result.rounds === undefined ? [] : [result.rounds]));
  const { decks, against } = deckBalance(results);
  const sections = [
    section('Ladder', 'Elo by maximum likelihood, with 95 % intervals; the mean is 1500.', ladder(bots, plan, results)),
    section(
      'Wins',
      'How often the first of each pair won, with 95 % intervals (Wilson). The line is its fair share.',
      rateBars(pairBars(results), 1 / plan.seats),
    ),
    section(
      'Seats',
      'How often each seat won the games that had a winner. Every bot played each game in every seat.',
      rateBars(seatBars(results, plan.seats), 1 / plan.seats),
    ),
    section(
      'Decisions',
      'Decisions a game, of all seats together.',
      histogram(
        results.map((one) => one.decisions),
        'decisions',
      ),
    ),
    ...(rounds.length === 0 ? [] : [section('Length', 'Rounds a game.', histogram(rounds, 'rounds'))]),
    ...(decks.length < 2
      ? []
      : [
          section(
            'Decks',
            'How often the row won against the column, in percent of the games that one of both won. The most successful come first.',
            matrix(decks, against),
            'wide',
          ),
        ]),
    ...faults(results),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}: arena</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<p class="over">Arena</p>
<h1>${escaped(name)}</h1>
<dl>${fact('games', String(results.length))}${fact('seats', String(plan.seats))}${fact('seed', plan.seed)}${plan.nodes === undefined ? '' : fact('nodes a move', String(plan.nodes))}${fact('bots', bots.join(', '))}</dl>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function section(title: string, about: string, body: string, size: 'narrow' | 'wide' = 'narrow'): string {
  return `<section class="${size}">\n<h2>${title}</h2>\n<p>${about}</p>\n${body}\n</section>`;
}

function fact(term: string, value: string): string {
  return `<div><dt>${term}</dt><dd>${escaped(value)}</dd></div>`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function ladder(bots: readonly string[], plan: ContestPlan, results: readonly BoutResult[]): string {
  const different = [...new Set(bots)];
  return points(
    ratings(different, pairsIn(results), plan.seats).map(
      ({ bot, elo, low, high }): Bar => ({
        ...{ label: bot, rate: elo, low, high },
        told: `${elo.toFixed(0)} ±${((high - low) / 2).toFixed(0)}`,
      }),
    ),
  );
}

function pairBars(results: readonly BoutResult[]): readonly Bar[] {
  return pairsIn(results).map(({ a, b, games, rate, low, high }) => ({
    label: `${a} – ${b}`,
    told: `${percent(rate)} of ${games}`,
    ...{ rate, low, high },
  }));
}

function seatBars(results: readonly BoutResult[], seats: number): readonly Bar[] {
  const first = rateOfFirst(results);
  return [
    ...ratesBySeat(results, seats).map(({ seat, ...rate }) => ({
      label: `seat ${seat + 1}`,
      told: percent(rate.rate),
      ...rate,
    })),
    ...(first === undefined ? [] : [{ label: 'whoever went first', told: percent(first.rate), ...first }]),
  ];
}

function faults(results: readonly BoutResult[]): readonly string[] {
  const problems = results.flatMap(({ fault }) => (fault === undefined ? [] : [fault.problem]));
  if (problems.length === 0) return [];
  const items = [...new Set(problems)].map((problem) => {
    const count = problems.filter((other) => other === problem).length;
    return `<li>${escaped(problem)} <span class="count">×${count}</span></li>`;
  });
  return [
    section('Broken off', 'Games that a program lost by a fault of its own.', `<ul>${items.join('')}</ul>`, 'wide'),
  ];
}
