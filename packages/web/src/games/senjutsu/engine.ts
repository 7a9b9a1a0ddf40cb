import type { GameEngine } from '../client-game.ts';

export const engine: GameEngine = {
  id: 'senjutsu',
  game: async () => (await import('@kronika/senjutsu')).senjutsu,
  storyteller: async () => (await import('./replay/storyteller.ts')).senjutsuStoryteller,
};
