// @vitest-environment happy-dom
import type { Lang } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { plainBoard } from '../plain/plain-board.tsx';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { documentConnection } from '../testing/document-connection.ts';
import { TABLE_WORDS } from '../text/index.ts';
import { EndingDialog } from './EndingDialog.tsx';

afterEach(cleanup);

const OVER: TableDocument = {
  table: 'one',
  game: 'barter',
  status: 'over',
  windows: 'open',
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
  spectators: 0,
  ending: { is: 'timeCalled', winners: [] },
  again: [],
  you: { role: { is: 'seat', seat: 0 } },
};

function ended(change: Partial<TableDocument>, lang: Lang = 'en') {
  const { connection, wishes } = documentConnection({ ...OVER, ...change });
  const session = new TableSession(connection, plainBoard('tictactoe'));
  const visited: string[] = [];
  render(
    <TableScopeProvider value={{ session, lang, words: TABLE_WORDS[lang] }}>
      <EndingDialog
        leave={() => undefined}
        rematchTo={(table) => visited.push(table)}
        watchReplay={undefined}
        openChronicle={undefined}
      />
    </TableScopeProvider>,
  );
  return { wishes, visited };
}

const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const said = () => document.body.textContent;

function press(name: string): void {
  const found = button(name);
  if (found === null) throw new Error(`there is no button ${name}`);
  fireEvent.click(found);
}

describe('at the end of a match', () => {
  test('one plays again, and only that where matches do not continue each other', () => {
    const { wishes } = ended({});

    expect(button('Play the next match')).toBeNull();
    press('Play again');

    expect(wishes).toEqual([{ is: 'rematch' }]);
  });

  test('one plays the next match of a series', () => {
    const { wishes } = ended({ series: { number: 3, onward: [1] } });

    expect(said()).toContain('Match 3 of the series');
    expect(said()).toContain('Ready for the next match: Ola');
    expect(button('Play again')).not.toBeNull();
    press('Play the next match');

    expect(wishes).toEqual([{ is: 'playNext' }]);
  });

  test('one waits for the others after having said so', () => {
    ended({ series: { number: 1, onward: [0] }, you: { ...OVER.you, onward: 'wanted' } });

    expect(said()).toContain('Waiting to see whether the others want to play the next match.');
    expect(said()).not.toContain('Ready for the next match');
    expect(said()).not.toContain('Match 1');
    expect(button('Play the next match')).toBeNull();
  });

  test('one goes to the table of the next match as soon as there is one', () => {
    const { visited } = ended({ series: { number: 1, onward: [0, 1] }, next: 'two' });

    expect(button('Play the next match')).toBeNull();
    press('To the new table');

    expect(visited).toEqual(['two']);
  });

  test('nothing follows from a match that was not played out', () => {
    ended({ series: { number: 1 } });

    expect(button('Play the next match')).toBeNull();
    expect(button('Play again')).not.toBeNull();
  });

  test('a spectator wishes for nothing', () => {
    ended({ series: { number: 1, onward: [] }, you: { role: { is: 'spectator' } } });

    expect(button('Play the next match')).toBeNull();
    expect(button('Play again')).toBeNull();
  });

  test('it says so in Polish', () => {
    ended({ series: { number: 2, onward: [1] } }, 'pl');

    expect(said()).toContain('Partia nr 2 w serii');
    expect(button('Zagraj następną partię')).not.toBeNull();
  });
});
