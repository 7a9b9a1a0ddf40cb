// @vitest-environment happy-dom
import { tictactoe } from '@kronika/examples';
import type { Viewer } from '@kronika/kernel';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../board-module.ts';
import { stillConnection } from '../harness/still-connection.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { LogLine } from '../log/LogLine.tsx';
import { nameFinder } from '../log/names-in.ts';
import { Tray } from '../overlay/Tray.tsx';
import { TableScopeProvider, useSession, useTable } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { cellBoard } from '../testing/cell-board.tsx';
import { TABLE_WORDS } from '../text/index.ts';
import { TextTwin } from '../twin/TextTwin.tsx';
import { Inspector } from './Inspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The board, the inspector beside it, and the text view, at a board that is drawn in three rows. */
function seated(rows: readonly string[], viewer: Viewer, board: BoardModule = cellBoard): TableSession {
  const session = new TableSession(stillConnection(tictactoe, { rows }, viewer, ['Ada', 'Bea']), board);
  render(
    <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
      <Room />
    </TableScopeProvider>,
  );
  return session;
}

function Room() {
  const { Board } = useTable().session.module;
  const view = useSession(({ known }) => known?.document.match?.board);
  useKeys(() => undefined);
  return (
    <>
      <main className="scene">
        <Board view={view} lang="en" near={0} layout="desktop" prompt={undefined} />
      </main>
      <Inspector fallback={undefined} />
      <Tray />
      <TextTwin near={0} />
    </>
  );
}

/** After the pause in which one only passes by. */
async function afterAMoment(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(500));
}

const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^cell ${number}(,|$)`) });
const inspector = () => screen.getByRole('region', { name: 'Details' });

const ROWS = ['x.o', '.x.', '...'];

describe('something that is no card', () => {
  test('an empty inspector speaks of the table, not of cards', () => {
    seated(ROWS, 1);

    expect(inspector().textContent).toBe('Point at something on the table to see its details.');
  });

  test('the mouse shows its name, its picture and its values', async () => {
    seated(ROWS, 1);

    fireEvent.pointerEnter(cell(5), { pointerType: 'mouse' });
    await afterAMoment();

    expect(within(inspector()).getByText('cell 5')).toBeDefined();
    expect(within(inspector()).getByRole('img', { name: 'a drawn cell' }).textContent).toBe('×');
    expect(within(inspector()).getByText('open lines').closest('li')?.textContent).toContain('3open lines');
  });

  test('the focus shows why it cannot be chosen, with the rule', async () => {
    seated(ROWS, 1);

    fireEvent.focus(cell(1));
    await afterAMoment();

    expect(inspector().textContent).toContain('Why not?');
    expect(inspector().textContent).toContain('× has marked it already.');
    expect(inspector().textContent).toContain('TURN-a');
  });

  test('of what can be chosen nothing of the kind is said', async () => {
    seated(ROWS, 1);

    fireEvent.focus(cell(9));
    await afterAMoment();

    expect(inspector().textContent).toContain('open lines');
    expect(inspector().textContent).not.toContain('Why not?');
  });

  test('a finger that rests on it opens the inspector and chooses nothing', async () => {
    const session = seated(ROWS, 1);
    const answer = vi.spyOn(session, 'answer');

    fireEvent.pointerDown(cell(9), { pointerType: 'touch' });
    await afterAMoment();
    fireEvent.pointerUp(cell(9));
    fireEvent.click(cell(9));

    expect(session.store.get()).toMatchObject({
      looked: { is: 'cell', id: '8' },
      pinned: 'asked',
      overlay: { is: 'inspector' },
    });
    expect(answer).not.toHaveBeenCalled();
  });

  test('a click on it chooses it where it is offered, and otherwise asks about it', () => {
    const session = seated(ROWS, 1);
    const answer = vi.spyOn(session, 'answer');

    fireEvent.click(cell(1));
    expect(answer).not.toHaveBeenCalled();
    expect(session.store.get()).toMatchObject({ looked: { is: 'cell', id: '0' }, pinned: 'asked' });

    fireEvent.click(cell(9));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('the key for "why not?" asks about what has the focus', () => {
    const session = seated(ROWS, 1);

    act(() => cell(1).focus());
    fireEvent.keyDown(cell(1), { key: 'w' });

    expect(session.store.get().refused).toEqual({ place: 'cell:0', looked: { is: 'cell', id: '0' } });
  });

  test('on a tray it is drawn, named and chosen like a card', () => {
    const session = seated(ROWS, 1, {
      ...cellBoard,
      spotOf: (option) => ({ is: 'tray', thing: { is: 'cell', id: String(Reflect.get(option, 'cell')) } }),
    });
    const answer = vi.spyOn(session, 'answer');
    const tray = within(screen.getByRole('region', { name: 'Choose from these' }));

    fireEvent.pointerEnter(tray.getByRole('button', { name: 'cell 9' }));
    expect(session.store.get().looked).toEqual({ is: 'cell', id: '8' });

    fireEvent.click(tray.getByRole('button', { name: 'cell 9' }));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('a line of the text view leads to it', () => {
    const session = seated(ROWS, 1);

    fireEvent.click(screen.getByRole('button', { name: /^Details: cell 3/ }));

    expect(session.store.get()).toMatchObject({ looked: { is: 'cell', id: '2' }, overlay: { is: 'inspector' } });
  });
});

test('the log names things: a name leads to what it stands for', () => {
  const session = new TableSession(stillConnection(tictactoe, { rows: ROWS }, 1, ['Ada', 'Bea']), cellBoard);
  const text = { pl: '× zajmuje pole 5.', en: '× marks cell 5.' };
  render(
    <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
      <LogLine
        entry={{ is: 'event', after: 0, event: { is: 'marked', rule: 'TTT-TURN-a' }, text }}
        names={['Ada', 'Bea']}
        find={nameFinder(cellBoard.names(), 'en')}
        isLast
        rules="hidden"
      />
    </TableScopeProvider>,
  );

  fireEvent.click(screen.getByRole('button', { name: 'cell 5' }));

  expect(session.store.get()).toMatchObject({ looked: { is: 'cell', id: '4' }, pinned: 'asked' });
});
