import type { GameEngine } from '../client-game.ts';

export const engine: GameEngine = {
  id: 'oath',
  game: async () => (await import('@kronika/oath')).oath,
  storyteller: async () => (await import('./replay/storyteller.ts')).oathStoryteller,
};
