import type { Phrase } from '@kronika/kernel';
import type { Composition } from '../cards/art/composition.ts';
import type { Badge } from '../cards/Mon.tsx';
import { L5R_SIDES } from '../l5r/sides.ts';

/** What a seat plays as, where there is room for a badge and a word. */
export interface Side {
  readonly badge: Badge;
  readonly name: Phrase;
}

/** A game as it is announced. What it is made of is loaded when somebody sits down to it. */
export interface AnnouncedGame {
  readonly id: string;
  readonly name: Phrase;
  /** Who plays it and what it is about, in a few words. */
  readonly about: Phrase;
  readonly players: Phrase;
  /** Whether one can play it already. */
  readonly state: 'playable' | 'inPreparation';
  /** The class that gives the poster its colours. */
  readonly allegiance: string;
  readonly picture: Composition;
  readonly badge: Badge;
  /** By what the game calls them; for lists of matches. */
  readonly sides?: Readonly<Record<string, Side>>;
}

export const GAMES: readonly AnnouncedGame[] = [
  {
    id: 'l5r',
    name: { pl: 'Legenda Pięciu Kręgów', en: 'Legend of the Five Rings' },
    players: { pl: '2 graczy', en: '2 players' },
    about: { pl: 'klany, honor, kręgi', en: 'clans, honor, rings' },
    state: 'playable',
    allegiance: 'phoenix',
    picture: { scene: 'ridge', subject: 'samurai-helmet' },
    badge: { allegiance: 'phoenix', shape: 'circle', icon: 'samurai-helmet' },
    sides: L5R_SIDES,
  },
  {
    id: 'agot',
    name: { pl: 'Gra o Tron', en: 'A Game of Thrones' },
    players: { pl: '2–6 graczy', en: '2–6 players' },
    about: { pl: 'fabuły i wyzwania', en: 'plots and challenges' },
    state: 'inPreparation',
    allegiance: 'lannister',
    picture: { scene: 'hall', subject: 'throne-king' },
    badge: { allegiance: 'lannister', shape: 'banner', icon: 'throne-king' },
  },
  {
    id: 'senjutsu',
    name: { pl: 'Senjutsu', en: 'Senjutsu' },
    players: { pl: '1–4 graczy', en: '1–4 players' },
    about: { pl: 'pojedynki na heksach', en: 'duels on hexes' },
    state: 'inPreparation',
    allegiance: 'washi',
    picture: { scene: 'ink', subject: 'ninja-heroic-stance' },
    badge: { allegiance: 'neutral', shape: 'rhomb', icon: 'ninja-heroic-stance' },
  },
  {
    id: 'oath',
    name: { pl: 'Oath', en: 'Oath' },
    players: { pl: '2–6 graczy', en: '2–6 players' },
    about: { pl: 'kroniki władzy', en: 'chronicles of power' },
    state: 'inPreparation',
    allegiance: 'imperial',
    picture: { scene: 'hills', subject: 'queen-crown' },
    badge: { allegiance: 'imperial', shape: 'octa', icon: 'queen-crown' },
  },
];

export function announcedGame(id: string): AnnouncedGame | undefined {
  return GAMES.find((game) => game.id === id);
}
