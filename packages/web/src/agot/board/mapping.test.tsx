import { type AgotState, type AgotView, agot } from '@kronika/agot';
import { botCalled, decisionOf, seated } from '@kronika/bots';
import {
  begin,
  decide,
  isRefusal,
  type Match,
  present,
  questionFor,
  type SeatId,
  seatsOf,
  viewOf,
  waitingFor,
} from '@kronika/kernel';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Known, TableConnection } from '../../client/connection.ts';
import { controlsFor, offeredIn, optionsOf } from '../../table/choosing/controls.ts';
import { TableScopeProvider } from '../../table/session/context.ts';
import { TableSession } from '../../table/session/session.ts';
import { TABLE_WORDS } from '../../table/text/index.ts';
import { agotBoard } from './module.tsx';

/** A connection that knows one view and nothing else. */
function still(view: AgotView, match: Match<AgotState>, seat: SeatId): TableConnection {
  const known: Known = {
    document: {
      table: 't',
      game: 'agot',
      status: 'playing',
      seats: ['Ada', 'Ola', 'Iza']
        .slice(0, view.seats.length)
        .map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
      windows: 'brief',
      spectators: 0,
      again: [],
      you: { role: { is: 'seat', seat } },
      match: { ...viewOf(agot, match, seat), board: view },
    },
    log: [],
    clockOffset: 0,
  };
  return {
    state: () => ({ is: 'live', known }),
    subscribe: () => () => undefined,
    send: async () => ({ is: 'done' }),
    close: () => undefined,
  };
}

/** The names of all places that the board draws. */
function drawn(match: Match<AgotState>, seat: SeatId, layout: 'desktop' | 'phone'): ReadonlySet<string> {
  const view: AgotView = agot.view(match.state, seat);
  const session = new TableSession(still(view, match, seat), agotBoard);
  const scope = { session, lang: 'pl', words: TABLE_WORDS.pl, mode: 'played' } as const;
  const { Board } = agotBoard;
  const html = renderToStaticMarkup(
    <TableScopeProvider value={scope}>
      <Board view={view} lang="pl" near={seat} layout={layout} mode="played" prompt={undefined} />
    </TableScopeProvider>,
  );
  const names = [...html.matchAll(/data-place="([^"]+)"/g)].map(([, name]) => present(name, 'the name'));
  expect(names.length, 'a place stands twice on the board').toBe(new Set(names).size);
  return new Set(names);
}

/** Lets bots play and looks at every question; the board itself is drawn for some of them. */
function check(decks: readonly string[], bot: string, seed: string): ReadonlySet<string> {
  const player = botCalled(agot, bot);
  const begun = begin(agot, { seats: decks.length, decks }, seed);
  if (isRefusal(begun) || isRefusal(player)) throw new Error('no match');
  const players = seatsOf(decks.length).map((seat) => seated({ seat, bot: player, seed }));
  let { match } = begun;
  const kinds = new Set<string>();
  for (let asked = 0; match.outcome === undefined && asked < 220; asked += 1) {
    const seat = present(waitingFor(match)[0], 'a seat');
    const question = present(questionFor(match, seat), 'the question');
    const view: AgotView = agot.view(match.state, seat);
    const controls = controlsFor(question, (option) => agotBoard.spotOf(option, view));
    expect(offeredIn(controls), question.message.key).toEqual(optionsOf(question).map((_, place) => place));
    for (const { card } of controls.tray)
      expect(
        agotBoard.printedOf(view, present(match.state.table.cards.find(({ id }) => id === card)?.id, 'the card')),
        `a card on a tray that nobody knows (${question.message.key})`,
      ).toBeDefined();
    const isNew = !kinds.has(question.message.key);
    kinds.add(question.message.key);
    if (isNew)
      for (const layout of ['desktop', 'phone'] as const) {
        const places = drawn(match, seat, layout);
        for (const place of controls.places.keys())
          expect(places, `${layout}: ${question.message.key}`).toContain(place);
      }
    const next = decide(agot, match, decisionOf(present(players[seat], 'the bot'), agot, match));
    if (isRefusal(next)) throw new Error(JSON.stringify(next));
    match = next.match;
  }
  return kinds;
}

test('every option of every question is offered in exactly one way, and its place is drawn', () => {
  const kinds = new Set([
    ...check(['starter-stark', 'starter-lannister'], 'random', 'board/1'),
    ...check(['starter-targaryen', 'starter-greyjoy'], 'thumb', 'board/2'),
    ...check(['starter-tyrell', 'starter-martell', 'starter-baratheon'], 'random', 'board/3'),
  ]);

  expect(kinds.size).toBeGreaterThan(12);
  expect(kinds).toContain('chooseTitle');
});
