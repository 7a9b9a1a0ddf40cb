import type { GameEngine } from './client-game.ts';

/**
 * The engines of the games that can be played, found by their folders: a worker that took the list of the games
 * would be built with every part of the pages.
 */
export const ENGINES: readonly GameEngine[] = Object.values(
  import.meta.glob<GameEngine>('./*/engine.ts', { eager: true, import: 'engine' }),
);

export function engineOf(game: string): GameEngine | undefined {
  return ENGINES.find(({ id }) => id === game);
}
