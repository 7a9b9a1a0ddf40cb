// @vitest-environment happy-dom
import { begin, decide, isRefusal, type Lang, type Match, type SeatId, viewOf } from '@kronika/kernel';
import type { TableDocument } from '@kronika/protocol';
import { barter } from '@kronika/testkit/barter';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { plainBoard } from '../plain/plain-board.tsx';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { documentConnection } from '../testing/document-connection.ts';
import { TABLE_WORDS } from '../text/index.ts';
import { TextTwin } from '../twin/TextTwin.tsx';
import { PromptBar } from './PromptBar.tsx';

afterEach(cleanup);

const PACT = 1;
const BUY_FROM_SECOND = 2;

/** The first seat has made an offer. */
function offered(plan: number): Match {
  const begun = begin(barter, { seats: 3 }, 'offers');
  if (isRefusal(begun)) throw new Error('the match cannot begin');
  const { match } = begun;
  const next = decide(barter, match, { seat: 0, asked: match.asked, answer: plan });
  if (isRefusal(next)) throw new Error('the offer cannot be made');
  return next.match;
}

function documentOf(match: Match, viewer: SeatId | 'spectator'): TableDocument {
  return {
    table: 'one',
    game: 'barter',
    status: 'playing',
    windows: 'open',
    seats: ['Ala', 'Ola', 'Ela'].map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    you: { role: viewer === 'spectator' ? { is: viewer } : { is: 'seat', seat: viewer } },
    match: viewOf(barter, match, viewer),
  };
}

/** The prompt and the text view of a table where an offer is open. */
function shown(plan: number, viewer: SeatId | 'spectator', lang: Lang = 'en') {
  const match = offered(plan);
  const { connection, wishes } = documentConnection(documentOf(match, viewer));
  const session = new TableSession(connection, { ...plainBoard('barter'), text: barter.text });
  render(
    <TableScopeProvider value={{ session, lang, words: TABLE_WORDS[lang] }}>
      <PromptBar layout="desktop" />
      <TextTwin near={0} />
    </TableScopeProvider>,
  );
  return { wishes, asked: match.asked };
}

const prompt = (name = 'What is asked') => screen.getByRole('region', { name });
const twin = () => screen.getByRole('region', { name: 'Table' });

describe('an open offer', () => {
  test('tells its maker who is thinking, and lets it be withdrawn', () => {
    const { wishes, asked } = shown(PACT, 0);

    expect(within(prompt()).getByRole('heading').textContent).toBe('Waiting for Ola, Ela');
    expect(prompt().textContent).toContain('You may withdraw your offer');
    fireEvent.click(within(prompt()).getByRole('button', { name: 'Withdraw the offer' }));

    expect(wishes).toEqual([{ is: 'decide', asked, answer: 0 }]);
  });

  test('is withdrawn once, however often one clicks', () => {
    const { wishes } = shown(PACT, 0);
    const button = within(prompt()).getByRole('button', { name: 'Withdraw the offer' });

    fireEvent.click(button);
    fireEvent.click(button);

    expect(wishes).toHaveLength(1);
  });

  test('can be withdrawn in the text view, too', () => {
    const { wishes, asked } = shown(PACT, 0);

    expect(twin().textContent).toContain('You may withdraw your offer');
    fireEvent.click(within(twin()).getByRole('button', { name: 'Withdraw the offer' }));

    expect(wishes).toEqual([{ is: 'decide', asked, answer: 0 }]);
  });

  test('speaks Polish', () => {
    shown(PACT, 0, 'pl');

    expect(prompt(TABLE_WORDS.pl.prompt).textContent).toContain('Możesz wycofać ofertę');
    expect(screen.getAllByRole('button', { name: 'Wycofaj ofertę' })).toHaveLength(2);
  });

  test('is an ordinary question to those it is made to', () => {
    const { wishes, asked } = shown(PACT, 1);

    expect(within(prompt()).getByRole('heading').textContent).toBe('Ala offers everybody a pact');
    expect(screen.queryByRole('button', { name: 'Withdraw the offer' })).toBeNull();
    fireEvent.click(within(prompt()).getByRole('button', { name: 'Decline' }));

    expect(wishes).toEqual([{ is: 'decide', asked, answer: 1 }]);
  });

  test('is told to who watches, and nothing of it where it is private', () => {
    shown(PACT, 'spectator');
    expect(prompt().textContent).toContain('Ala made an offer to Ola, Ela.');
    cleanup();

    shown(BUY_FROM_SECOND, 2);
    expect(prompt().textContent).toContain('Waiting for Ola');
    expect(document.body.textContent).not.toContain('offer');
  });
});
