import type { ClientGame } from '../client-game.ts';
import { L5R_SIDES } from './sides.ts';

/** Legend of the Five Rings. */
export const l5r: ClientGame = {
  id: 'l5r',
  name: { pl: 'Legenda Pięciu Kręgów', en: 'Legend of the Five Rings' },
  shortName: 'L5R',
  players: { pl: '2 graczy', en: '2 players' },
  choices: { pl: 'Talia i poziom', en: 'Deck and level' },
  about: { pl: 'klany, honor, kręgi', en: 'clans, honor, rings' },
  state: 'playable',
  allegiance: 'phoenix',
  picture: { scene: 'ridge', subject: 'samurai-helmet' },
  badge: { allegiance: 'phoenix', shape: 'circle', icon: 'samurai-helmet' },
  sides: L5R_SIDES,
  parts: {
    setup: async () => (await import('./setup.ts')).L5R_SETUP,
    board: async () => (await import('./board/module.tsx')).l5rBoard,
    rules: async () => (await import('./rules/module.tsx')).l5rRules,
    course: async () => (await import('./lesson/course.ts')).l5rCourse,
    puzzles: async () => (await import('./puzzles/goals.ts')).L5R_PUZZLE_GOALS,
    history: async () => (await import('./history.ts')).l5rHistory,
    decks: async () => (await import('./decks/module.tsx')).l5rDecks,
    deckChoices: async () => (await import('./decks/deck-choices.ts')).L5R_DECKS,
    card: async () => (await import('./cards/L5rCard.tsx')).L5rCard,
    face: async () => (await import('./table-face.ts')).l5rFace,
    sandbox: async () => (await import('./sandbox/module.ts')).l5rSandboxModule,
    gallery: async () => (await import('./gallery/Gallery.tsx')).Gallery,
  },
};
