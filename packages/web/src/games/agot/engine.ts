import type { GameEngine } from '../client-game.ts';

export const engine: GameEngine = {
  id: 'agot',
  game: async () => (await import('@kronika/agot')).agot,
  storyteller: async () => (await import('./replay/storyteller.ts')).agotStoryteller,
};
