// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agotHistory } from '../../games/agot/history.ts';
import { l5rHistory } from '../../games/l5r/history.ts';
import { oathHistory } from '../../games/oath/history.ts';
import { senjutsuHistory } from '../../games/senjutsu/history.ts';
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

const DUEL: FinishedMatch = {
  ...WON,
  game: 'senjutsu',
  result: {
    how: 'played',
    reason: 'lastStanding',
    decisions: 120,
    began: Date.now() - 2 * HOUR,
    ended: Date.now() - HOUR,
    sides: ['warrior', 'master'],
    gear: ['katana+wakizashi', 'yari'],
    scores: [3, 0],
    rounds: 9,
  },
};

test('duels are counted by hero and by weapon', () => {
  render(<Plots matches={[DUEL, { ...DUEL, table: 'two', winners: [1], verdict: 'lost' }]} module={senjutsuHistory} />);

  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^Warrior.*1.*1.*50%$/));
  expect(rows).toContainEqual(expect.stringMatching(/^katana \+ wakizashi.*1.*1.*50%$/));
  expect(rows).toContainEqual(expect.stringMatching(/^last one standing.*1.*1.*50%$/));
  expect(screen.getAllByText('Wins by weapon').length).toBeGreaterThan(0);
});

const REIGN: FinishedMatch = {
  ...MELEE,
  game: 'oath',
  result: {
    how: 'played',
    reason: 'visionary',
    decisions: 300,
    began: Date.now() - 4 * HOUR,
    ended: Date.now() - HOUR,
    sides: ['exile', 'chancellor', 'citizen'],
    scores: [4, 6, 2],
    rounds: 6,
    first: 1,
  },
};

test('games of Oath are counted by role and by how they were won', () => {
  render(<Plots matches={[REIGN]} module={oathHistory} />);

  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^Exile.*1.*0.*100%$/));
  expect(rows).toContainEqual(expect.stringMatching(/^a Vision fulfilled.*1.*0.*100%$/));
  expect(screen.getAllByText('Role against role').length).toBeGreaterThan(0);
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
