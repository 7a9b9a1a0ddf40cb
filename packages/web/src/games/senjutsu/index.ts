import type { ClientGame } from '../client-game.ts';

/** Senjutsu. */
export const senjutsu: ClientGame = {
  id: 'senjutsu',
  name: { pl: 'Senjutsu', en: 'Senjutsu' },
  players: { pl: '1–4 graczy', en: '1–4 players' },
  about: { pl: 'pojedynki na heksach', en: 'duels on hexes' },
  state: 'inPreparation',
  allegiance: 'washi',
  picture: { scene: 'ink', subject: 'ninja-heroic-stance' },
  badge: { allegiance: 'neutral', shape: 'rhomb', icon: 'ninja-heroic-stance' },
  parts: {
    gallery: async () => (await import('./gallery/Gallery.tsx')).Gallery,
  },
};
