import type { GameEngine } from '../client-game.ts';

export const engine: GameEngine = {
  id: 'l5r',
  game: async () => (await import('@kronika/l5r')).l5r,
  storyteller: async () => (await import('./replay/storyteller.ts')).l5rStoryteller,
};
