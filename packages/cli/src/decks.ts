import { entries } from '@kronika/games';
import type { DeckDesk } from '@kronika/kernel';

/** A game to which people bring decks. */
export interface DeckGame extends DeckDesk {
  /** The id of the game. */
  readonly game: string;
}

/** Every game to which people bring decks. */
export const deckGames: readonly DeckGame[] = entries.flatMap(({ game, decks }) =>
  decks === undefined ? [] : [{ game: game.id, ...decks }],
);
