import type { ClientGame } from '../client-game.ts';
import { OATH_SIDES } from './sides.ts';

/** Oath. */
export const oath: ClientGame = {
  id: 'oath',
  name: { pl: 'Oath', en: 'Oath' },
  players: { pl: '2–6 graczy', en: '2–6 players' },
  about: { pl: 'kroniki władzy', en: 'chronicles of power' },
  state: 'playable',
  allegiance: 'imperial',
  picture: { scene: 'hills', subject: 'queen-crown' },
  badge: { allegiance: 'imperial', shape: 'octa', icon: 'queen-crown' },
  sides: OATH_SIDES,
  parts: {
    setup: async () => (await import('./setup.ts')).OATH_SETUP,
    newMatch: async () => (await import('./new-match/OathMatch.tsx')).OathMatch,
    board: async () => (await import('./board/module.tsx')).oathBoard,
    rules: async () => (await import('./rules/module.tsx')).oathRules,
    course: async () => (await import('./lesson/course.ts')).oathCourse,
    puzzles: async () => (await import('./puzzles/goals.ts')).OATH_PUZZLE_GOALS,
    history: async () => (await import('./history.ts')).oathHistory,
    chronicle: async () => (await import('./chronicle/module.tsx')).oathChronicle,
    cards: async () => (await import('./cards/cards-module.ts')).oathCards,
    card: async () => (await import('./cards/PrintedCard.tsx')).PrintedCard,
    face: async () => (await import('./table-face.ts')).oathFace,
    sandbox: async () => (await import('./sandbox/module.ts')).oathSandboxModule,
    gallery: async () => (await import('./gallery/Gallery.tsx')).Gallery,
  },
};
