import { countAgotCards, listAgotCards } from '@kronika/agot';
import type { Lang, Phrase } from '@kronika/kernel';
import { countL5rCards, listL5rCards } from '@kronika/l5r';

/** A card for a list, in one language. */
export interface ListedCard {
  readonly name: string;
  readonly type: string;
  /** Its clan or faction. */
  readonly side: string;
  readonly text: string;
}

/** How far the cards of a game are done. */
export interface Census {
  readonly total: number;
  readonly implemented: number;
  readonly withScenario: number;
}

/** A game with a pool of cards. */
export interface CardGame {
  readonly game: string;
  /** What the sides of its cards are called. */
  readonly sides: Phrase;
  list(lang: Lang): readonly ListedCard[];
  /** Counts the cards; those with scenarios by the sources of the tests. */
  count(tests: readonly string[]): Census;
  /** Where its tests lie, in a clone. */
  readonly tests: URL;
}

/** Every game with a pool of cards that the program knows. */
export const cardGames: readonly CardGame[] = [
  {
    game: 'l5r',
    sides: { pl: 'klan', en: 'clan' },
    list: (lang) => listL5rCards(lang).map(({ clan: side, ...card }) => ({ ...card, side })),
    count: countL5rCards,
    tests: new URL('../../l5r/src/cards/', import.meta.url),
  },
  {
    game: 'agot',
    sides: { pl: 'stronnictwo', en: 'faction' },
    list: (lang) => listAgotCards(lang).map(({ faction: side, ...card }) => ({ ...card, side })),
    count: countAgotCards,
    tests: new URL('../../agot/src/cards/', import.meta.url),
  },
];
