// @vitest-environment happy-dom
import { CELLS, cellThing, tictactoe } from '@kronika/examples';
import { begin, isRefusal, keyOf, type Lang, type SeenEvent, viewOf } from '@kronika/kernel';
import type { LogEntry, TableDocument } from '@kronika/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Known, TableConnection } from '../../client/connection.ts';
import type { BoardModule } from '../board-module.ts';
import Table from '../Table.tsx';
import { cellBoard } from '../testing/cell-board.tsx';
import type { StageSpeed } from './tempo.ts';

const seat = (number: number) => `player ${number + 1}`;

const stagedBoard: BoardModule = {
  ...cellBoard,
  text: { pl: { ...tictactoe.text.pl, seat }, en: { ...tictactoe.text.en, seat } },
  stageOf: (event: SeenEvent) => {
    const cell = CELLS[Number(Reflect.get(event, 'cell'))] ?? 0;
    if (event.is === 'passed') return { kind: 'pass', by: 1 };
    return {
      kind: 'play',
      by: event.is === 'mine' ? 0 : 1,
      shown: [cellThing(cell)],
      aims: [{ thing: cellThing(cell), pill: 'taken' }],
    };
  },
};

vi.mock('../board-of.ts', () => ({ boardOf: async () => stagedBoard }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const line = (is: string, cell: number): LogEntry => ({
  is: 'event',
  after: cell,
  text: { pl: `player 2 bierze pole ${cell + 1}.`, en: `player 2 takes cell ${cell + 1}.` },
  event: Object.assign({ is }, { cell }),
});

/** A table at which one sits in the first seat, whose log grows when it is told to. */
function table() {
  const begun = begin(tictactoe, { seats: 2 }, 'stage');
  if (isRefusal(begun)) throw new Error('no match');
  const document: TableDocument = {
    table: 't',
    game: 'tictactoe',
    status: 'playing',
    windows: 'open',
    seats: ['Ala', 'Hoshiko'].map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    you: { role: { is: 'seat', seat: 0 } },
    match: viewOf(tictactoe, begun.match, 0),
  };
  let known: Known = { document, log: [], clockOffset: 0 };
  const listeners = new Set<() => void>();
  const sent: unknown[] = [];
  const connection: TableConnection = {
    state: () => ({ is: 'live', known }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (wish) => {
      sent.push(wish);
      return { is: 'done' };
    },
    close: () => undefined,
  };
  const happens = (...lines: readonly LogEntry[]) =>
    act(() => {
      known = { ...known, log: [...known.log, ...lines] };
      for (const listener of [...listeners]) listener();
    });
  return { connection, happens, sent };
}

async function shown(speed: StageSpeed = 'normal', lang: Lang = 'en') {
  vi.useFakeTimers();
  const { connection, happens, sent } = table();
  const set = vi.fn();
  render(
    <Table
      connection={connection}
      lang={lang}
      settings={{ animation: 'off' }}
      tempo={{ speed, set }}
      preferences={undefined}
      leave={() => undefined}
      rematchTo={() => undefined}
    />,
  );
  await act(async () => vi.advanceTimersByTimeAsync(1));
  return { happens, sent, set };
}

const stage = () => screen.queryByRole('region', { name: 'What happens' });
const strip = () => screen.getByRole('region', { name: 'Since your move' });
const chips = () =>
  within(strip())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const goOn = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const placeOf = (cell: 0 | 4) => document.querySelector(`[data-place="${keyOf(cellThing(cell))}"]`);

describe('what another player does', () => {
  test('is shown with who, what and on what, and then goes', async () => {
    const { happens } = await shown();

    happens(line('theirs', 4));

    expect(within(stage() ?? document.body).getByRole('heading').textContent).toBe('Hoshiko plays');
    expect(placeOf(4)?.className).toContain('aimed');
    expect(placeOf(4)?.textContent).toContain('taken');
    expect(placeOf(0)?.className).not.toContain('aimed');
    goOn(1600);
    expect(stage()).toBeNull();
    expect(placeOf(4)?.className).not.toContain('aimed');
    expect(chips()).toEqual(['Hoshiko: cell 5taken']);
  });

  test('is read aloud step by step', async () => {
    const { happens } = await shown();
    happens(line('theirs', 4), line('theirs', 0));
    const aloud = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

    expect(aloud()).toContain('Hoshiko: cell 5. Hoshiko takes cell 5.');
    goOn(1600);
    expect(aloud()).toContain('Hoshiko: cell 1. Hoshiko takes cell 1.');
  });

  test('a click on the stage goes on, a longer press skips everything', async () => {
    const { happens } = await shown();
    happens(line('theirs', 4), line('theirs', 0), line('theirs', 4));
    const button = () => screen.getByRole('button', { name: 'click: faster' });

    expect(stage()?.textContent).toContain('1 of 3');
    fireEvent.click(button());
    expect(stage()?.textContent).toContain('2 of 3');
    fireEvent.pointerDown(button(), { button: 0 });
    goOn(500);
    expect(stage()).toBeNull();
  });

  test('space goes on, held it skips everything, and R shows it again', async () => {
    const { happens } = await shown();
    happens(line('theirs', 4), line('theirs', 0), line('theirs', 4));

    fireEvent.keyDown(document.body, { key: ' ' });
    expect(stage()?.textContent).toContain('2 of 3');
    fireEvent.keyDown(document.body, { key: ' ', repeat: true });
    expect(stage()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(stage()?.textContent).toContain('1 of 3');
  });

  test('is not shown at once where that is wanted, but kept', async () => {
    const { happens } = await shown('instant');

    happens(line('theirs', 4));

    expect(stage()).toBeNull();
    expect(chips()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /Replay/ }));
    expect(stage()).not.toBeNull();
  });

  test('never keeps anybody from answering: the answer ends it', async () => {
    const { happens, sent } = await shown();
    happens(line('theirs', 4), line('theirs', 0));
    expect(screen.getByRole('region', { name: 'What is asked' }).className).toContain('own');

    fireEvent.click(placeOf(0)?.querySelector('.press') ?? document.body);

    expect(sent).toHaveLength(1);
    expect(stage()).toBeNull();
  });

  test('a pass is a chip and nothing more', async () => {
    const { happens } = await shown();

    happens(line('passed', 0));

    expect(stage()).toBeNull();
    expect(chips()).toEqual(['Hoshiko passes']);
  });

  test('own moves are not shown', async () => {
    const { happens } = await shown();

    happens(line('mine', 4));

    expect(stage()).toBeNull();
    expect(chips()).toEqual(['nothing has happened']);
  });
});

test('pointing at a chip shows on the board what it was about', async () => {
  const { happens } = await shown();
  happens(line('theirs', 4));
  goOn(1600);

  fireEvent.focus(within(strip()).getByRole('button', { name: /Hoshiko: cell 5/ }));
  expect(placeOf(4)?.className).toContain('aimed');
  fireEvent.blur(within(strip()).getByRole('button', { name: /Hoshiko: cell 5/ }));
  expect(placeOf(4)?.className).not.toContain('aimed');
});

test('the speed can be chosen on the stage', async () => {
  const { happens, set } = await shown();
  happens(line('theirs', 4));

  fireEvent.click(within(stage() ?? document.body).getByRole('button', { name: 'slow' }));

  expect(set).toHaveBeenCalledWith('slow');
});

test('the text view lists what happened', async () => {
  const { happens } = await shown('normal', 'pl');
  happens(line('theirs', 4));

  fireEvent.keyDown(document.body, { key: 't' });

  expect(screen.getByRole('heading', { name: 'Od Twojego ruchu' }).parentElement?.textContent).toContain(
    'Hoshiko: pole 5. Hoshiko bierze pole 5.',
  );
});
