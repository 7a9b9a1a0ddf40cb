import { type Game, type Match, present, type SeatId, seatsOf, type Viewer, viewOf } from '@kronika/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Known, TableConnection } from '../../client/connection.ts';
import type { BoardModule, Layout } from '../board-module.ts';
import type { TableMode } from '../props.ts';
import { TableScopeProvider } from '../session/context.ts';
import { TableSession } from '../session/session.ts';
import { TABLE_WORDS } from '../text/index.ts';

/** A connection that knows one view and nothing else. */
function still(game: Game, match: Match, viewer: Viewer, seats: number): TableConnection {
  const known: Known = {
    document: {
      table: 't',
      game: game.id,
      status: 'playing',
      seats: seatsOf(seats).map((seat) => ({
        is: 'person',
        name: `Ada ${seat + 1}`,
        presence: 'here',
        hands: 'hidden',
      })),
      windows: 'brief',
      spectators: 0,
      again: [],
      you: {
        role: viewer === 'spectator' || viewer === 'arbiter' ? { is: 'spectator' } : { is: 'seat', seat: viewer },
      },
      match: viewOf(game, match, viewer),
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

export interface Drawing {
  readonly game: Game;
  readonly board: BoardModule;
  readonly match: Match;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly near: SeatId;
  readonly layout: Layout;
  readonly mode?: TableMode;
}

/** The board as a page would hold it. */
export function drawnBoard({ game, board, match, seats, viewer, near, layout, mode = 'played' }: Drawing): string {
  const session = new TableSession(still(game, match, viewer, seats), board);
  const scope = { session, lang: 'pl', words: TABLE_WORDS.pl, mode } as const;
  const { Board } = board;
  const view = game.view(match.state, viewer, match.stack);
  return renderToStaticMarkup(
    <TableScopeProvider value={scope}>
      <Board view={view} lang="pl" near={near} layout={layout} mode={mode} prompt={undefined} />
    </TableScopeProvider>,
  );
}

/** The names of all places in what was drawn. */
export function placesIn(html: string): readonly string[] {
  return [...html.matchAll(/data-place="([^"]+)"/g)].map(([, name]) => present(name, 'the name'));
}
