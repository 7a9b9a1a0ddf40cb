// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agotHistory } from '../../games/agot/history.ts';
import { l5rHistory } from '../../games/l5r/history.ts';
import type { FinishedMatch } from '../../history/finished.ts';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { Plots } from './Plots.tsx';

const HOUR = 3_600_000;

const WON: FinishedMatch = {
  table: 'one',
  at: 'server',
  game: 'l5r',
  title: undefined,
  seats: [
    { is: 'person', name: 'Jadwiga' },
    { is: 'person', name: 'Hoshiko' },
  ],
  mine: 0,
  winners: [0],
  verdict: 'won',
  ended: Date.now() - HOUR,
  result: {
    how: 'played',
    reason: 'honorVictory',
    decisions: 90,
    began: Date.now() - 4 * HOUR,
    ended: Date.now() - HOUR,
    sides: ['crane', 'lion'],
    rounds: 5,
    first: 1,
  },
};

const LOST: FinishedMatch = { ...WON, table: 'two', winners: [1], verdict: 'lost' };

beforeEach(() => languagePreference.set('en'));
afterEach(cleanup);

describe('plots', () => {
  test('say in words what they show', () => {
    render(<Plots matches={[WON, WON, LOST]} module={l5rHistory} />);

    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(/^Crane.*2.*1.*67%$/));
    expect(rows).toContainEqual(expect.stringMatching(/^opponent first.*2.*1.*67%$/));
    expect(rows).toContainEqual(expect.stringMatching(/^25 honor.*2.*1.*67%$/));
    expect(screen.getByRole('img', { name: 'Chart: Length in rounds. 5 rounds: won 2, lost 1.' })).toBeTruthy();
  });

  test('set clan against clan', () => {
    render(<Plots matches={[WON, WON, LOST]} module={l5rHistory} />);

    const matrix = screen.getByRole('region', { name: /the row is your side/ });
    expect(
      within(matrix)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Lion']);
    expect(within(matrix).getByText('Crane')).toBeTruthy();
    expect(matrix.querySelector('td.ahead')?.textContent).toBe('won 2–, lost 1');
  });

  test('of too few matches say so', () => {
    const { result: _, ...old } = WON;
    render(<Plots matches={[{ ...old, result: undefined }]} module={l5rHistory} />);

    expect(screen.getAllByText(/Too few matches/).length).toBeGreaterThan(2);
  });
});

const MELEE: FinishedMatch = {
  ...WON,
  game: 'agot',
  seats: [...WON.seats, { is: 'bot', name: 'Bot', bot: 'thumb' }],
  result: {
    how: 'played',
    reason: 'powerVictory',
    decisions: 400,
    began: Date.now() - 4 * HOUR,
    ended: Date.now() - HOUR,
    sides: ['stark', 'lannister', 'tyrell'],
    scores: [15, 9, 0],
    rounds: 6,
  },
};

test('plots of a game for several tell how many played, and everybody one met', () => {
  render(<Plots matches={[MELEE]} module={agotHistory} />);

  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^3 players.*1.*0.*100%$/));
  expect(rows).toContainEqual(expect.stringMatching(/^15 power.*1.*0.*100%$/));
  expect(
    within(screen.getByRole('region', { name: /of each one at a larger table/ }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lannister', 'Tyrell']);
  expect(screen.queryByText('Who went first')).toBeNull();
});

describe('a match of the history', () => {
  test('tells the score where the game is won by counting', () => {
    render(<HistoryRow match={MELEE} module={agotHistory} />);

    for (const part of ['Stark', 'Tyrell', '15 power', 'power 15 : 9 : 0', '6 rounds'])
      expect(screen.getByRole('listitem').textContent).toContain(part);
  });

  test('tells who, with what, how, how long and where to watch it', () => {
    render(<HistoryRow match={WON} module={l5rHistory} />);

    const row = screen.getByRole('listitem');
    for (const part of ['won', 'Jadwiga', 'Crane', 'Hoshiko', 'Lion', '25 honor', '5 rounds, 3 h'])
      expect(row.textContent).toContain(part);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/r/one');
  });

  test('of this device is watched on this device', () => {
    render(<HistoryRow match={{ ...LOST, at: 'device' }} module={undefined} />);

    expect(screen.getByRole('link').getAttribute('href')).toBe('/replays/device/two');
  });
});
