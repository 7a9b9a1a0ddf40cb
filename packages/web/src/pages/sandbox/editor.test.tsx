// @vitest-environment happy-dom
import { tictactoeSandbox } from '@kronika/examples/sandbox';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languagePreference } from '../../shell/preferences/preferences.ts';
import { cellBoard } from '../../table/testing/cell-board.tsx';
import { Editor } from './Editor.tsx';
import type { SandboxModule } from './sandbox-module.ts';

const SIGNS: SandboxModule = { sandbox: tictactoeSandbox, board: cellBoard };

beforeEach(() => languagePreference.set('en'));
afterEach(cleanup);

/** The sandbox of a game without cards, with a board that is drawn in three rows. */
function opened(...rows: readonly string[]): void {
  render(<Editor module={SIGNS} gameName="Tic-tac-toe" first={{ name: '', situation: { rows: [...rows] } }} />);
}

const tab = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const board = () =>
  [...document.querySelectorAll('[data-place]')].map(({ textContent }) => textContent || '.').join('');
const onBoard = (cell: number) => screen.getByRole('button', { name: new RegExp(`^cell ${cell}$`) });

test('a piece is found, put on a spot of the table, and stands on the board', () => {
  opened('x..', '.o.', '...');

  tab('Add');
  expect(screen.getByText('2 pieces')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '×' }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Board');
  fireEvent.click(screen.getByRole('button', { name: 'Put ×: cell 9' }));

  expect(board()).toBe('×...○...×');
});

test('touching a thing on the board leads to what can be set of it', () => {
  opened('x..', '.o.', '...');

  fireEvent.click(onBoard(9));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('cell 9');
  fireEvent.click(screen.getByRole('radio', { name: '×' }));

  expect(board()).toBe('×...○...×');
  expect(onBoard(9).getAttribute('aria-pressed')).toBe('true');
});

test('a piece is moved and removed; what is always there is not', () => {
  opened('x..', '.o.', '...');

  fireEvent.click(onBoard(9));
  expect(screen.queryByRole('button', { name: 'remove' })).toBeNull();

  fireEvent.click(onBoard(1));
  fireEvent.change(screen.getByRole('combobox', { name: 'Move' }), { target: { value: 'cell:2' } });
  expect(board()).toBe('..×.○....');

  fireEvent.click(screen.getByRole('button', { name: 'remove' }));
  expect(board()).toBe('....○....');
});

test('the pieces are listed under the table, not under a seat', () => {
  opened('x..', '.o.', '...');

  tab('Pieces');

  const listed = within(screen.getByRole('heading', { level: 2, name: 'Board' }).closest('section') ?? document.body);
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['×cell 1', '○cell 5']);
  expect(screen.queryByRole('heading', { level: 2, name: '×' })).toBeNull();
});

test('a board that cannot be played says why', () => {
  opened('xx.', '...', '...');

  expect(screen.getByText('× has 2, ○ has 0. × begins and can be at most one ahead.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Play both sides' })).toHaveProperty('disabled', true);
});
