// @vitest-environment happy-dom
import { skirmish } from '@kronika/examples';
import {
  begin,
  decide,
  type Game,
  isRefusal,
  type Lang,
  type Match,
  present,
  viewOf,
  waitingFor,
} from '@kronika/kernel';
import { isPlainWindow, type OwnDocument, passIn, type TableDocument } from '@kronika/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ConnectionState, TableConnection, Wish } from '../../client/connection.ts';
import { useKeys } from '../keyboard/use-keys.ts';
import { LogLine } from '../log/LogLine.tsx';
import { nameFinder } from '../log/names-in.ts';
import { useGoingOn } from '../overlay/use-going-on.ts';
import { plainBoard } from '../plain/plain-board.tsx';
import { PromptBar } from '../prompt/PromptBar.tsx';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { TABLE_WORDS } from '../text/index.ts';
import { MuteChoice } from './MuteChoice.tsx';
import { PassingChips } from './PassingChips.tsx';

afterEach(cleanup);

/** A match in which the first seat may act. */
function atWindow(): Match {
  const begun = begin(skirmish, { seats: 2 }, 'passing');
  if (isRefusal(begun)) throw new Error('the match cannot begin');
  let { match } = begun;
  for (let steps = 0; steps < 40; steps += 1) {
    const [asked] = match.open.filter(({ answer }) => answer === undefined);
    const { question } = present(asked, 'the question');
    if (isPlainWindow(question) && question.seat === 0) return match;
    const answer = passIn(question) ?? 0;
    const next = decide(skirmish, match, { seat: question.seat, asked: match.asked, answer });
    if (isRefusal(next)) throw new Error('cannot answer');
    match = next.match;
  }
  throw new Error(`no window, but ${waitingFor(match)}`);
}

const MATCH = atWindow();
const GAME: Game = skirmish;
const [CARD] = GAME.cards?.table(MATCH.state).cards.filter(({ owner }) => owner === 0) ?? [];

function documentOf(you: Partial<OwnDocument>, change: Partial<TableDocument> = {}): TableDocument {
  return {
    table: 'one',
    game: 'skirmish',
    status: 'playing',
    windows: 'open',
    seats: ['Ala', 'Ola'].map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
    spectators: 0,
    again: [],
    you: { role: { is: 'seat', seat: 0 }, window: 'answers', spans: ['phase'], ...you },
    match: viewOf(skirmish, MATCH, 0),
    ...change,
  };
}

/** A table that can be told to stand otherwise. */
function seated(you: Partial<OwnDocument> = {}, lang: Lang = 'en') {
  const wishes: Wish[] = [];
  const visited: string[] = [];
  const listeners = new Set<() => void>();
  let state: ConnectionState = live(documentOf(you));
  const connection: TableConnection = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (wish) => {
      wishes.push(wish);
      return { is: 'done' };
    },
    close: () => undefined,
  };
  const session = new TableSession(connection, { ...plainBoard('skirmish'), text: skirmish.text });
  session.start();
  render(
    <TableScopeProvider value={{ session, lang, words: TABLE_WORDS[lang] }}>
      <Room goTo={(table) => visited.push(table)} />
    </TableScopeProvider>,
  );
  return {
    wishes,
    visited,
    becomes: (document: TableDocument) =>
      act(() => {
        state = live(document);
        for (const listener of listeners) listener();
      }),
  };
}

function live(document: TableDocument): ConnectionState {
  return { is: 'live', known: { document, log: [], clockOffset: 0 } };
}

function Room({ goTo }: { readonly goTo: (table: string) => void }) {
  useKeys(() => undefined);
  useGoingOn(goTo);
  return (
    <>
      <PassingChips />
      <PromptBar layout="desktop" />
      {CARD !== undefined && <MuteChoice printed={CARD.printed} />}
    </>
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

describe('the pass button', () => {
  test('passes once, and is not filled where something else can be done', () => {
    const { wishes } = seated();

    expect(button('Pass').className).not.toContain('main');
    fireEvent.click(button('Pass'));

    expect(wishes).toMatchObject([{ is: 'decide' }]);
  });

  test.each([
    ['an arrow', () => fireEvent.click(button('How long to pass'))],
    ['a right click', () => fireEvent.contextMenu(button('Pass'))],
  ])('has a menu behind %s, with what goes on now', (_, open) => {
    const { wishes } = seated();

    open();
    const items = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(items.map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Pass once',
      'Until something happens',
      'For the rest of this round',
      'What to ask about…',
    ]);
    fireEvent.click(present(items[2], 'the round'));

    expect(wishes).toMatchObject([{ is: 'passing', until: 'phase', asked: expect.any(Number) }]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('speaks Polish', () => {
    seated({}, 'pl');

    fireEvent.click(button('Jak długo pasować'));

    expect(screen.getByRole('menu').textContent).toContain('Aż coś się wydarzy');
    expect(screen.getByRole('menu').textContent).toContain('Do końca tej rundy');
  });

  test('has keys of its own, and space is none of them', () => {
    const { wishes } = seated();

    press(' ');
    press('c');
    expect(wishes).toEqual([]);
    press('P', { shiftKey: true });
    press('f');

    expect(wishes).toMatchObject([
      { is: 'passing', until: 'something', asked: expect.any(Number) },
      { is: 'passing', until: 'phase', asked: expect.any(Number) },
    ]);
  });
});

describe('what is on', () => {
  test('is shown, and goes with one click', () => {
    const { wishes } = seated({ passing: 'phase', muted: { [String(CARD?.printed)]: 'never' } });

    fireEvent.click(button('Turn off: Passing until the end of the round'));
    fireEvent.click(button(/^Turn off: Muted: /));

    expect(wishes).toEqual([
      { is: 'passing', until: 'off' },
      { is: 'askAbout', printed: CARD?.printed, when: 'always' },
    ]);
  });

  test('Escape stops passing, unless there is something to close', () => {
    const { wishes } = seated({ passing: 'something' });

    fireEvent.click(button('How long to pass'));
    press('Escape');
    expect(wishes).toEqual([]);
    press('Escape');

    expect(wishes).toEqual([{ is: 'passing', until: 'off' }]);
  });

  test('is nothing at first', () => {
    seated();

    expect(screen.queryByRole('list', { name: 'What is on' })).toBeNull();
  });
});

describe('a window that closes by itself', () => {
  const soon = () => Date.now() + 3_000;

  test('with nothing to answer is grey, and can be passed now or stopped', () => {
    const { wishes } = seated({ window: 'nothing', passesAt: soon(), passesBy: 'time' });

    expect(screen.getByRole('region', { name: 'What is asked' }).className).toContain('wait');
    fireEvent.click(button('Pass now'));
    press('Escape');

    expect(wishes).toMatchObject([{ is: 'decide' }, { is: 'hold' }]);
  });

  test('with an answer is asked as always, and says how to get time to think', () => {
    const { wishes } = seated({ passesAt: soon(), passesBy: 'time' });

    expect(screen.getByRole('region', { name: 'What is asked' }).className).toContain('own');
    fireEvent.click(button('Let me think'));

    expect(wishes).toMatchObject([{ is: 'hold' }]);
  });

  test('that was passed early shows it to who passed', () => {
    const { wishes } = seated({ passesAt: soon(), passesBy: 'early' });

    expect(screen.getByRole('region', { name: 'What is asked' }).textContent).toContain('You have passed.');
    fireEvent.click(button('Take it back'));

    expect(wishes).toMatchObject([{ is: 'hold' }]);
  });
});

describe('a card of one’s own', () => {
  test('can be muted, where it is looked at', () => {
    const { wishes } = seated({ ownCards: [String(CARD?.printed)] });

    fireEvent.click(screen.getByRole('radio', { name: /never \(mute\)/ }));

    expect(wishes).toEqual([{ is: 'askAbout', printed: CARD?.printed, when: 'never' }]);
  });

  test('but not a card of somebody else', () => {
    seated({ ownCards: [] });

    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('the log marks what was passed automatically', () => {
  const session = new TableSession(
    {
      state: () => live(documentOf({})),
      subscribe: () => () => undefined,
      send: async () => ({ is: 'done' }),
      close: () => undefined,
    },
    { ...plainBoard('skirmish'), text: skirmish.text },
  );
  const entry = {
    is: 'event',
    after: 1,
    text: { pl: 'Pas.', en: 'A pass.' },
    event: { is: 'passed' },
    auto: 'yes',
  } as const;
  render(
    <TableScopeProvider value={{ session, lang: 'en', words: TABLE_WORDS.en }}>
      <LogLine entry={entry} names={[]} find={nameFinder([], 'en')} isLast={false} rules="hidden" />
    </TableScopeProvider>,
  );

  expect(document.body.textContent).toContain('A pass. (automatic)');
});

describe('who wants to play again', () => {
  const over = (change: Partial<TableDocument>) => documentOf({ again: 'wanted' }, { status: 'over', ...change });

  test('is taken to the next table as soon as there is one, once', () => {
    const { becomes, visited } = seated();

    becomes(over({}));
    expect(visited).toEqual([]);
    becomes(over({ next: 'two' }));
    becomes(over({ next: 'two', spectators: 1 }));

    expect(visited).toEqual(['two']);
  });

  test('may come back to a match that is over', () => {
    const { becomes, visited } = seated();

    becomes(over({ next: 'two' }));

    expect(visited).toEqual([]);
  });
});
