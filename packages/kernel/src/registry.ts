import type { Game } from './game.ts';
import { InvariantError } from './invariant.ts';
import type { Refusal } from './refusal.ts';

/** The games a program knows. Made once, where the program is put together. */
export interface Registry {
  readonly ids: readonly string[];
  find(id: string): Game | Refusal;
}

export function registryOf(...games: readonly Game[]): Registry {
  const byId = new Map<string, Game>();
  for (const game of games) {
    if (byId.has(game.id)) throw new InvariantError(`two games are called ${game.id}`);
    byId.set(game.id, game);
  }
  const ids = [...byId.keys()];
  return {
    ids,
    find: (id) => byId.get(id) ?? { refused: 'unknown', what: 'game', name: id, known: ids },
  };
}
