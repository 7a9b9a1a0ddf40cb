import type { Lang } from '@kronika/kernel';
import { countL5rCards, listL5rCards } from '@kronika/l5r';

/** A card for a list, in one language. */
export interface ListedCard {
  readonly name: string;
  readonly type: string;
  readonly clan: string;
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
    list: listL5rCards,
    count: countL5rCards,
    tests: new URL('../../l5r/src/cards/', import.meta.url),
  },
];
