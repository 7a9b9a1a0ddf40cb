// @vitest-environment happy-dom
import { begin, decide, isRefusal, nextStart, randomAnswer, randomOf, refusalText, type Setup } from '@kronika/kernel';
import { oath, SUITS } from '@kronika/oath';
import type { TableSummary } from '@kronika/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oathChronicle } from './module.tsx';
import { arrivals, bandsOf, exchangeOf, roman, toldGames, winsByName } from './told.ts';

afterEach(cleanup);

const NAMES = ['Jadwiga', 'Marek'];

/** A chronicle of two games, played by chance. */
function played(): readonly TableSummary[] {
  const random = randomOf('chronicle page');
  const summaries: TableSummary[] = [];
  let setup: Setup = { seats: 2 };
  for (const table of ['first', 'second']) {
    let advance = begin(oath, setup, table);
    for (;;) {
      if (isRefusal(advance)) throw new Error(refusalText(advance, 'en'));
      const open = advance.match.open.find(({ answer }) => answer === undefined);
      if (open === undefined) break;
      const { question } = open;
      const answer = randomAnswer(question, random);
      advance = decide(oath, advance.match, { seat: question.seat, asked: advance.match.asked, answer });
    }
    const { match } = advance;
    summaries.push({
      table,
      game: 'oath',
      status: 'over',
      seats: NAMES.map((name) => ({ is: 'person', name })),
      clock: { is: 'none' },
      windows: 'brief',
      visibility: 'invitation',
      waiting: [],
      result: { how: 'played', decisions: 1, began: 0, ended: 0, annal: oath.series?.annal?.(match) },
      created: 0,
      updated: 0,
    });
    const next = nextStart(oath, { start: { is: 'setup', setup }, stretches: [] }, match);
    if (isRefusal(next)) throw new Error(refusalText(next, 'en'));
    setup = next.setup;
  }
  return summaries;
}

let matches: readonly TableSummary[] = [];
beforeAll(() => {
  matches = played();
}, 60_000);

describe('a chronicle', () => {
  test('is told game by game, with the world each left behind', () => {
    const games = toldGames(matches);

    expect(games.map(({ annal }) => annal.game)).toEqual([1, 2]);
    expect(games[1]?.after.game).toBe(3);
    expect(winsByName(games).reduce((sum, { wins }) => sum + wins, 0)).toBe(2);
    for (const { annal } of games) expect(arrivals(annal).reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  test('begins with nine cards of each suit, and never loses one without another', () => {
    const [start, ...after] = bandsOf(toldGames(matches));

    for (const suit of SUITS) expect(start?.[suit]).toBe(9);
    // Six come and six leave; an edifice takes the place of a denizen in the deck, not of one in the world.
    for (const band of after) expect(SUITS.reduce((sum, suit) => sum + band[suit], 0)).toBe(54);
    expect(bandsOf(toldGames(matches.slice(1)))).toHaveLength(1);
  });

  test('leaves out what cannot be read', () => {
    const [first] = matches;
    if (first === undefined) throw new Error('nothing was played');
    expect(toldGames([{ ...first, result: { how: 'played', decisions: 1, began: 0, ended: 0, annal: 7 } }])).toEqual(
      [],
    );
  });

  test('is handed on as a string with the names of the table', () => {
    const [first] = toldGames(matches);
    if (first === undefined) throw new Error('no game was told');
    const read = oathChronicle.read(exchangeOf(first, 'Czwartkowa drużyna'));

    expect(read).toMatchObject({ is: 'read', options: { exchange: expect.stringContaining('Czwartkowa drużyna') } });
    expect(exchangeOf(first, 'x')).toContain(NAMES[first.annal.winner]);
  });

  test('a damaged string is refused with what is wrong in it', () => {
    expect(oathChronicle.read('0303zz')).toMatchObject({
      is: 'damaged',
      problem: { pl: expect.stringContaining('Tego ciągu'), en: expect.stringMatching(/character \d/u) },
    });
  });

  test('is shown with its winners, its edifices, its suits and the next game', () => {
    render(<oathChronicle.Chronicle matches={matches} start={<button type="button">go</button>} />);

    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4);
    for (const name of ['I', 'II']) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: /Partia III|Game III/u })).toBeDefined();
    expect(screen.getByRole('button', { name: 'go' })).toBeDefined();
    expect(screen.getByRole('table').querySelectorAll('tbody tr')).toHaveLength(6);
  });
});

test('games are numbered as chronicles number them', () => {
  expect([1, 4, 9, 14, 40, 99, 100].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'XCIX', 'C']);
});
