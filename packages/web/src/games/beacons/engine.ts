import type { GameEngine } from '../client-game.ts';

export const engine: GameEngine = {
  id: 'beacons',
  game: async () => (await import('@kronika/examples')).beacons,
};
