// @vitest-environment happy-dom
import { tictactoe } from '@kronika/examples';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stillConnection } from '../harness/still-connection.ts';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { cellBoard } from '../testing/cell-board.tsx';
import { TABLE_WORDS } from '../text/index.ts';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

function opened() {
  const session = new TableSession(
    stillConnection(tictactoe, { rows: ['x.o', '.x.', '...'] }, 1, ['Ada', 'Bea']),
    cellBoard,
  );
  render(
    <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
      <Drawer className="piles">
        <summary>Piles</summary>
        <button type="button">Deck</button>
      </Drawer>
      <button type="button">Elsewhere</button>
    </TableScopeProvider>,
  );
  const drawer = screen.getByRole('group');
  if (!(drawer instanceof HTMLDetailsElement)) throw new Error('a drawer');
  act(() => {
    drawer.open = true;
  });
  return { drawer, session };
}

test('a drawer stays open while what is in it is touched, and closes when anything else is', () => {
  const { drawer } = opened();

  fireEvent.pointerDown(screen.getByText('Deck'));
  expect(drawer.open).toBe(true);

  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(drawer.open).toBe(false);
});

test('Escape closes it, and does nothing else', () => {
  const { drawer } = opened();

  const went = fireEvent.keyDown(document.body, { key: 'Escape' });

  expect([drawer.open, went]).toEqual([false, false]);
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
});

test('it closes when something else is asked', () => {
  const { drawer, session } = opened();

  act(() => session.store.update((now) => ({ ...now, asked: now.asked + 1 })));

  expect(drawer.open).toBe(false);
});
