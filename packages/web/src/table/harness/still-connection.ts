import { beginSituation, type Game, isRefusal, type Viewer, viewOf } from '@kronika/kernel';
import type { Known, TableConnection } from '../../client/connection.ts';

/** A described position that nobody plays on: it can be looked at and asked about. */
export function stillConnection(
  game: Game,
  description: unknown,
  viewer: Viewer,
  names: readonly string[],
): TableConnection {
  const begun = beginSituation(game, description, 'still');
  if (isRefusal(begun)) throw new Error(JSON.stringify(begun));
  const known: Known = {
    document: {
      table: 'still',
      game: game.id,
      status: 'playing',
      windows: 'brief',
      seats: names
        .slice(0, begun.match.seats)
        .map((name) => ({ is: 'person', name, presence: 'here', hands: 'hidden' })),
      spectators: 0,
      again: [],
      you: { role: typeof viewer === 'number' ? { is: 'seat', seat: viewer } : { is: 'spectator' } },
      match: viewOf(game, begun.match, viewer),
    },
    log: [],
    clockOffset: 0,
  };
  return {
    state: () => ({ is: 'live', known }),
    subscribe: () => () => undefined,
    send: async (wish) => {
      const explanation = wish.is === 'explain' ? game.explain?.(begun.match, viewer, wish.thing) : undefined;
      return explanation === undefined ? { is: 'done' } : { is: 'explained', explanation };
    },
    close: () => undefined,
  };
}
