// @vitest-environment happy-dom
import { tictactoe } from '@kronika/examples';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../board-module.ts';
import { stillConnection } from '../harness/still-connection.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { TableScopeProvider, useSession, useTable } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { cellBoard } from '../testing/cell-board.tsx';
import { TABLE_WORDS } from '../text/index.ts';
import { RefusalBubble } from './RefusalBubble.tsx';
import { TipBubble } from './TipBubble.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tip: BoardModule['text']['en']['tip'] = ({ is }) =>
  is === 'cell' ? { title: 'A cell', text: 'marking it wins' } : undefined;
const told: BoardModule = {
  ...cellBoard,
  text: { pl: { ...cellBoard.text.pl, tip }, en: { ...cellBoard.text.en, tip } },
};

function seated(board: BoardModule = cellBoard): TableSession {
  const session = new TableSession(
    stillConnection(tictactoe, { rows: ['x.o', '.x.', '...'] }, 1, ['Ada', 'Bea']),
    board,
  );
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
      <Board view={view} lang="en" near={0} layout="desktop" prompt={undefined} />
      <TipBubble />
      <RefusalBubble />
    </>
  );
}

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cell = (number: number) => screen.getByRole('button', { name: new RegExp(`^cell ${number}(,|$)`) });
const refusal = () => screen.queryByRole('status');
const tooltip = () => screen.queryByRole('tooltip');

describe('a click on what cannot be chosen', () => {
  test('is told why, with the rule, and only for a while', async () => {
    seated();

    fireEvent.click(cell(1));
    await after(300);
    expect(refusal()?.textContent).toContain('× has marked it already.');
    expect(refusal()?.textContent).toContain('TURN-a');

    await after(4000);
    expect(refusal()).toBeNull();
  });

  test('the next click puts it away', async () => {
    const session = seated();

    fireEvent.click(cell(1));
    await after(300);
    act(() => session.click('lane'));
    await after(300);
    expect(refusal()).toBeNull();
  });

  test('of a click that was legal nothing is said', async () => {
    seated();

    fireEvent.click(cell(9));
    await after(300);
    expect(refusal()).toBeNull();
  });

  test('pointing at a thing is no click', async () => {
    seated();

    fireEvent.pointerEnter(cell(1), { pointerType: 'mouse' });
    fireEvent.focus(cell(1));
    await after(1000);
    expect(refusal()).toBeNull();
  });
});

describe('what a thing does now', () => {
  test('is told after a rest of the mouse, and describes the thing', async () => {
    seated(told);

    fireEvent.pointerEnter(cell(9), { pointerType: 'mouse' });
    await after(200);
    expect(tooltip()).toBeNull();
    await after(200);
    expect(tooltip()?.textContent).toBe('A cellmarking it wins');
    expect(cell(9).getAttribute('aria-describedby')).toBe(tooltip()?.id);

    fireEvent.pointerLeave(cell(9), { pointerType: 'mouse' });
    expect(tooltip()).toBeNull();
  });

  test('is told instead of the inspector where a finger rests, and chooses nothing', async () => {
    const session = seated(told);
    const answer = vi.spyOn(session, 'answer');

    fireEvent.pointerDown(cell(9), { pointerType: 'touch' });
    await after(500);
    fireEvent.pointerUp(cell(9));
    fireEvent.click(cell(9));

    expect(tooltip()?.textContent).toContain('marking it wins');
    expect(session.store.get().overlay).toBeUndefined();
    expect(answer).not.toHaveBeenCalled();
  });

  test('goes away with Escape', async () => {
    seated(told);

    fireEvent.pointerEnter(cell(9), { pointerType: 'mouse' });
    await after(400);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  test('nothing is told where the game says nothing', async () => {
    seated();

    fireEvent.pointerEnter(cell(9), { pointerType: 'mouse' });
    await after(1000);
    expect(tooltip()).toBeNull();
  });
});
