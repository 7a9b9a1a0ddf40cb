import { databaseShelf } from './database-shelf.ts';
import { type DeckShelf, deckId } from './deck-shelf.ts';

/** The shelf in the database of this browser. */
export const databaseDeckShelf: DeckShelf = databaseShelf('decks', deckId);
