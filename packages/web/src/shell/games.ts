import type { Phrase } from '@kronika/kernel';
import type { Composition } from '../cards/art/composition.ts';
import type { Badge } from '../cards/Mon.tsx';
import { AGOT_SIDES } from '../games/agot/sides.ts';
import { L5R_SIDES } from '../games/l5r/sides.ts';

/** What a seat plays as, where there is room for a badge and a word. */
export interface Side {
  readonly badge: Badge;
  readonly name: Phrase;
}

/** What a match is called by the number of its players, and what that means. */
export interface Format {
  readonly name: Phrase;
  readonly about: Phrase;
}

/** A game as it is announced. What it is made of is loaded when somebody sits down to it. */
export interface AnnouncedGame {
  readonly id: string;
  readonly name: Phrase;
  /** Who plays it and what it is about, in a few words. */
  readonly about: Phrase;
  readonly players: Phrase;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a match of that many is called, where the number of players makes it another one. */
  formatOf?(seats: number): Format;
  /** Whether one can play it already. */
  readonly state: 'playable' | 'inPreparation';
  /** The class that gives the poster its colours. */
  readonly allegiance: string;
  readonly picture: Composition;
  readonly badge: Badge;
  /** By what the game calls them; for lists of matches. */
  readonly sides?: Readonly<Record<string, Side>>;
  /** The decks that one plays at once with, seat by seat. */
  readonly starters: readonly string[];
}

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

export const GAMES: readonly [AnnouncedGame, ...AnnouncedGame[]] = [
  {
    id: 'l5r',
    name: { pl: 'Legenda Pięciu Kręgów', en: 'Legend of the Five Rings' },
    players: { pl: '2 graczy', en: '2 players' },
    seats: { min: 2, max: 2 },
    about: { pl: 'klany, honor, kręgi', en: 'clans, honor, rings' },
    state: 'playable',
    allegiance: 'phoenix',
    picture: { scene: 'ridge', subject: 'samurai-helmet' },
    badge: { allegiance: 'phoenix', shape: 'circle', icon: 'samurai-helmet' },
    sides: L5R_SIDES,
    starters: ['lion-starter', 'crane-starter'],
  },
  {
    id: 'agot',
    name: { pl: 'Gra o Tron', en: 'A Game of Thrones' },
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
  },
  {
    id: 'senjutsu',
    name: { pl: 'Senjutsu', en: 'Senjutsu' },
    players: { pl: '1–4 graczy', en: '1–4 players' },
    seats: { min: 1, max: 4 },
    about: { pl: 'pojedynki na heksach', en: 'duels on hexes' },
    state: 'inPreparation',
    allegiance: 'washi',
    picture: { scene: 'ink', subject: 'ninja-heroic-stance' },
    badge: { allegiance: 'neutral', shape: 'rhomb', icon: 'ninja-heroic-stance' },
    starters: [],
  },
  {
    id: 'oath',
    name: { pl: 'Oath', en: 'Oath' },
    players: { pl: '2–6 graczy', en: '2–6 players' },
    seats: { min: 2, max: 6 },
    about: { pl: 'kroniki władzy', en: 'chronicles of power' },
    state: 'inPreparation',
    allegiance: 'imperial',
    picture: { scene: 'hills', subject: 'queen-crown' },
    badge: { allegiance: 'imperial', shape: 'octa', icon: 'queen-crown' },
    starters: [],
  },
];

export function announcedGame(id: string): AnnouncedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
