import type { DeckList } from '@kronika/decks';
import type { DeckId } from '../library/deck-shelf.ts';

/** A deck as the builder begins with it. */
export interface OpenedDeck {
  /** Where it is worked on; unsaved work is remembered under it. */
  readonly address: string;
  readonly deck: DeckList;
  /** Its id on the shelf, if it lies there already. */
  readonly id?: DeckId;
  /** What is said of where it comes from. */
  readonly origin: 'own' | 'new' | 'shared';
  /** What is opened over it at once. */
  readonly over?: 'import';
}
