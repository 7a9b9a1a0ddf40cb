import type { ClientGame } from '../client-game.ts';
import { AGOT_SIDES } from './sides.ts';

/** A Game of Thrones. */
export const agot: ClientGame = {
  id: 'agot',
  name: { pl: 'Gra o Tron', en: 'A Game of Thrones' },
  shortName: 'GoT',
  players: { pl: '2–6 graczy', en: '2–6 players' },
  choices: { pl: 'Starcie i talia', en: 'Melee and deck' },
  about: { pl: 'fabuły i wyzwania', en: 'plots and challenges' },
  state: 'playable',
  allegiance: 'lannister',
  picture: { scene: 'hall', subject: 'throne-king' },
  badge: { allegiance: 'lannister', shape: 'banner', icon: 'throne-king' },
  sides: AGOT_SIDES,
  parts: {
    setup: async () => (await import('./setup.ts')).AGOT_SETUP,
    board: async () => (await import('./board/module.tsx')).agotBoard,
    rules: async () => (await import('./rules/module.tsx')).agotRules,
    course: async () => (await import('./lesson/course.ts')).agotCourse,
    puzzles: async () => (await import('./puzzles/goals.ts')).AGOT_PUZZLE_GOALS,
    history: async () => (await import('./history.ts')).agotHistory,
    decks: async () => (await import('./decks/module.tsx')).agotDecks,
    deckChoices: async () => (await import('./decks/deck-choices.ts')).AGOT_DECKS,
    card: async () => (await import('./cards/AgotCard.tsx')).AgotCard,
    face: async () => (await import('./table-face.ts')).agotFace,
    sandbox: async () => (await import('./sandbox/module.ts')).agotSandboxModule,
  },
};
