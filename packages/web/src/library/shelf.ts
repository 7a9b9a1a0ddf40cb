import { databaseDeckShelf } from './database-deck-shelf.ts';
import type { DeckShelf } from './deck-shelf.ts';

/** The shelf that the pages use: the one place that says where own decks are kept. */
export const deckShelf: DeckShelf = databaseDeckShelf;
