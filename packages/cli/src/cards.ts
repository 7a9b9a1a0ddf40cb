import { entries } from '@kronika/games';
import type { CardPool } from '@kronika/kernel';

/** A game with a pool of cards. */
export interface CardGame extends CardPool {
  /** The id of the game. */
  readonly game: string;
}

/** Every game with a pool of cards. */
export const cardGames: readonly CardGame[] = entries.flatMap(({ game, cards }) =>
  cards === undefined ? [] : [{ game: game.id, ...cards }],
);
