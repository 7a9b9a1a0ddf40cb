import type { TableDocument } from '@kronika/protocol';
import type { ConnectionState, TableConnection } from '../client/connection.ts';
import type { OpenReplay, Replay } from './replay.ts';

/** Who sat where. */
export type Names = readonly string[];

/** A replay as a table that is watched: nobody is asked, and all there is to do is to look. */
export function replayConnection(replay: Replay, names: Names): TableConnection {
  let last: { readonly shown: OpenReplay['shown']; readonly state: ConnectionState } = {
    shown: undefined,
    state: { is: 'connecting' },
  };
  return {
    state: () => {
      const now = replay.store.get();
      if (now.is !== 'open' || now.shown === undefined || now.shown === last.shown) return last.state;
      const { match, log } = now.shown;
      last = {
        shown: now.shown,
        state: { is: 'live', known: { document: documentOf(now, match, names), log, clockOffset: 0 } },
      };
      return last.state;
    },
    subscribe: (listener) => replay.store.subscribe(listener),
    send: async (wish) =>
      wish.is === 'explain' ? { is: 'explained', explanation: await replay.explain(wish.thing) } : { is: 'done' },
    close: () => undefined,
  };
}

function documentOf(
  { opened, viewer }: OpenReplay,
  match: NonNullable<TableDocument['match']>,
  names: Names,
): TableDocument {
  return {
    table: 'replay',
    game: opened.game,
    status: 'over',
    windows: 'open',
    seats: names.map((name) => ({ is: 'person', name, presence: 'here', hands: 'shown' })),
    spectators: 0,
    again: [],
    you: { role: { is: 'spectator', ...(typeof viewer === 'number' ? { through: viewer } : {}) } },
    match,
  };
}
