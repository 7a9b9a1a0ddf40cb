import type { Brand } from '@kronika/kernel';

/** A deck of one's own, whatever its game: the shelf keeps it and does not look into it. */
export interface KeptDeck {
  /** Given once and never changed, so that the deck is the same one on every device. */
  readonly id: DeckId;
  readonly game: string;
  readonly name: string;
  /** When its owner changed it last, in milliseconds since 1970. */
  readonly changed: number;
  /** The deck as a deck file of ours (`kronika-deck`). */
  readonly file: string;
}

export type DeckId = Brand<string, 'DeckId'>;

/** Where somebody's own decks are kept: in this browser, or on several devices. */
export interface DeckShelf {
  /** The latest first. */
  list(): Promise<readonly KeptDeck[]>;
  /** `undefined` if there is no such deck. */
  read(id: DeckId): Promise<KeptDeck | undefined>;
  /** Puts the deck on the shelf, in the place of the one with its id. */
  keep(deck: KeptDeck): Promise<void>;
  /** Takes the deck away for good; one that is not there is no mistake. */
  remove(id: DeckId): Promise<void>;
  /** Calls back after every change, also one made in another window, until it is called off. */
  subscribe(listener: () => void): () => void;
}

/** An id for a new deck. */
export function newDeckId(): DeckId {
  return deckId(crypto.randomUUID());
}

/** Takes a text for the id of a deck; whether there is one only the shelf knows. */
export function deckId(text: string): DeckId {
  return text as DeckId;
}
