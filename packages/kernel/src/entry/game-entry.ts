import type { Game } from '../game.ts';
import type { CardPool } from './card-pool.ts';
import type { DeckDesk } from './deck-desk.ts';

/**
 * A game as a program offers it: the game, and what else can be asked of it. Programs find everything through the list
 * of these and know no game by name.
 */
export interface GameEntry {
  readonly game: Game;
  /** A game that is played with a pool of cards. */
  readonly cards?: CardPool;
  /** A game to which people bring decks. */
  readonly decks?: DeckDesk;
  /** The keys of everything the game may ask, where its texts list them. */
  readonly messages?: readonly string[];
}
