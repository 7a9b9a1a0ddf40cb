import type { Brand } from '@kronika/kernel';
import { type Kept, readKept, type Shelf } from './kept.ts';

export type DeckId = Brand<string, 'DeckId'>;

/** A deck of one's own, as a deck file of ours (`kronika-deck`). */
export type KeptDeck = Kept<DeckId>;

/** Where somebody's own decks are kept. */
export type DeckShelf = Shelf<DeckId>;

/** An id for a new deck. */
export function newDeckId(): DeckId {
  return deckId(crypto.randomUUID());
}

/** Takes a text for the id of a deck; whether there is one only the shelf knows. */
export function deckId(text: string): DeckId {
  return text as DeckId;
}

/** A kept deck as it came from another device; what is none is left out. */
export function readKeptDeck(value: unknown): KeptDeck | undefined {
  return readKept(value, deckId);
}
