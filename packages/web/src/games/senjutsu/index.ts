import type { ClientGame } from '../client-game.ts';
import { SENJUTSU_SIDES } from './sides.ts';

/** Senjutsu. */
export const senjutsu: ClientGame = {
  id: 'senjutsu',
  name: { pl: 'Senjutsu', en: 'Senjutsu' },
  players: { pl: '1–4 graczy', en: '1–4 players' },
  about: { pl: 'pojedynki na heksach', en: 'duels on hexes' },
  state: 'playable',
  allegiance: 'washi',
  picture: { scene: 'ink', subject: 'ninja-heroic-stance' },
  badge: { allegiance: 'neutral', shape: 'rhomb', icon: 'ninja-heroic-stance' },
  sides: SENJUTSU_SIDES,
  parts: {
    setup: async () => (await import('./setup.ts')).SENJUTSU_SETUP,
    newMatch: async () => (await import('./new-match/SenjutsuMatch.tsx')).SenjutsuMatch,
    board: async () => (await import('./board/module.tsx')).senjutsuBoard,
    rules: async () => (await import('./rules/module.tsx')).senjutsuRules,
    course: async () => (await import('./lesson/course.ts')).senjutsuCourse,
    puzzles: async () => (await import('./puzzles/goals.ts')).SENJUTSU_PUZZLE_GOALS,
    history: async () => (await import('./history.ts')).senjutsuHistory,
    decks: async () => (await import('./decks/module.tsx')).senjutsuDecks,
    deckChoices: async () => (await import('./decks/deck-choices.ts')).SENJUTSU_DECKS,
    card: async () => (await import('./cards/PrintedCard.tsx')).PrintedCard,
    face: async () => (await import('./table-face.ts')).senjutsuFace,
    sandbox: async () => (await import('./sandbox/module.ts')).senjutsuSandboxModule,
    gallery: async () => (await import('./gallery/Gallery.tsx')).Gallery,
  },
};
