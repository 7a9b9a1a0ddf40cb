import type { ClientGame, Format } from '../client-game.ts';
import { AGOT_SIDES } from './sides.ts';

const JOUST: Format = {
  name: { pl: 'pojedynek', en: 'joust' },
  about: { pl: 'Pojedynek: jeden na jednego, bez tytułów.', en: 'A joust: one against one, without titles.' },
};

const MELEE: Format = {
  name: { pl: 'starcie', en: 'melee' },
  about: {
    pl: 'Starcie: co rundę każdy wybiera tytuł, który mówi, kogo wspiera i z kim rywalizuje.',
    en: 'A melee: each round everybody takes a title, which says whom they support and whom they rival.',
  },
};

/** A Game of Thrones. */
export const agot: ClientGame = {
  id: 'agot',
  name: { pl: 'Gra o Tron', en: 'A Game of Thrones' },
  shortName: 'GoT',
  players: { pl: '2–6 graczy', en: '2–6 players' },
  seats: { min: 2, max: 6 },
  formatOf: (seats) => (seats === 2 ? JOUST : MELEE),
  about: { pl: 'fabuły i wyzwania', en: 'plots and challenges' },
  state: 'playable',
  allegiance: 'lannister',
  picture: { scene: 'hall', subject: 'throne-king' },
  badge: { allegiance: 'lannister', shape: 'banner', icon: 'throne-king' },
  sides: AGOT_SIDES,
  starters: [
    'starter-stark',
    'starter-lannister',
    'starter-baratheon',
    'starter-greyjoy',
    'starter-tyrell',
    'starter-targaryen',
  ],
  parts: {
    board: async () => (await import('./board/module.tsx')).agotBoard,
    rules: async () => (await import('./rules/module.tsx')).agotRules,
    course: async () => (await import('./lesson/course.ts')).agotCourse,
    history: async () => (await import('./history.ts')).agotHistory,
    decks: async () => (await import('./decks/module.tsx')).agotDecks,
    deckChoices: async () => (await import('./decks/deck-choices.ts')).AGOT_DECKS,
    card: async () => (await import('./cards/AgotCard.tsx')).AgotCard,
    face: async () => (await import('./table-face.ts')).agotFace,
    sandbox: async () => (await import('./sandbox/module.ts')).agotSandboxModule,
  },
};
