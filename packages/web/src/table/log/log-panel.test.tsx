// @vitest-environment happy-dom
import { tictactoe } from '@kronika/examples';
import type { SeenEvent } from '@kronika/kernel';
import type { LogEntry } from '@kronika/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TableConnection } from '../../client/connection.ts';
import { stillConnection } from '../harness/still-connection.ts';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { cellBoard } from '../testing/cell-board.tsx';
import { TABLE_WORDS } from '../text/index.ts';
import { LogPanel } from './LogPanel.tsx';
import { leftPart } from './left-part.ts';
import { toldPlaces } from './told-places.ts';

afterEach(cleanup);

const line = (text: string, event: SeenEvent): LogEntry => ({
  is: 'event',
  after: 0,
  text: { pl: text, en: text },
  event,
});

function logged(...log: readonly LogEntry[]): TableSession {
  const still = stillConnection(tictactoe, { rows: ['...', '...', '...'] }, 0, ['Ada', 'Bea']);
  const connection: TableConnection = {
    ...still,
    state: () => {
      const state = still.state();
      return state.is === 'live' ? { ...state, known: { ...state.known, log } } : state;
    },
  };
  const session = new TableSession(connection, cellBoard);
  render(
    <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
      <LogPanel />
    </TableScopeProvider>,
  );
  return session;
}

const list = () => screen.getByRole('list', { name: 'Log' });
const lines = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('passes are counted, and told one by one on request', () => {
  logged(
    line('You pass.', { is: 'passed' }),
    line('Bea passes.', { is: 'passed' }),
    line('Bea marks cell 1.', { is: 'marked' }),
  );

  expect(lines()).toEqual(['2 passes', 'Bea marks cell 1.']);
  fireEvent.click(screen.getByRole('button', { name: '2 passes' }));
  expect(lines()).toEqual(['2 passes', 'You pass.', 'Bea passes.', 'Bea marks cell 1.']);
});

test('rules stand behind the lines only where they are asked for', () => {
  logged(line('Bea marks cell 1.', { is: 'marked', rule: 'TTT-TURN-a' }));

  expect(screen.queryByRole('button', { name: /TTT-TURN-a/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'rules' }));
  expect(screen.getByRole('button', { name: /TTT-TURN-a/ })).toBeDefined();
});

test('a line that is pointed at lights its cards on the board', () => {
  const event: SeenEvent & { readonly cards: readonly number[] } = { is: 'discarded', cards: [100001, 100002] };
  const session = logged(line('Two cards are discarded.', event));
  const [item] = within(list()).getAllByRole('listitem');
  if (item === undefined) throw new Error('no line');

  act(() => void fireEvent.pointerEnter(item));
  expect(session.store.get().lit).toEqual(['card:100001', 'card:100002']);
  act(() => void fireEvent.pointerLeave(item));
  expect(session.store.get().lit).toEqual([]);
});

test('a line about who left lights the part of the board that they left', () => {
  const departure = (type: string) => ({ is: 'leftPlay', card: 100001, type, controller: 1 });

  expect(toldPlaces({ leftPart }, departure('character'))).toEqual(['card:100001', 'characters:1']);
  expect(toldPlaces({ leftPart }, departure('attachment'))).toEqual(['card:100001']);
  expect(toldPlaces({}, departure('character'))).toEqual(['card:100001']);
});
