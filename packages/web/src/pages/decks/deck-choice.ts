import type { Phrase, PrintedId } from '@kronika/kernel';
import type { Badge } from '../../cards/Mon.tsx';
import type { KeptDeck } from '../../library/deck-shelf.ts';
import type { DeckNumber } from './deck-number.ts';

/** A deck as one chooses it for a match: one that comes with the game, or one's own. */
export interface DeckChoice {
  readonly id: string;
  readonly origin: 'ready' | 'own';
  readonly name: Phrase;
  /** How it is played, in a sentence. */
  readonly about: Phrase;
  readonly badge: Badge;
  readonly side: Phrase;
  /** What it begins with: each number with its word. */
  readonly numbers: readonly DeckNumber[];
  /** The cards that show best what it is. */
  readonly faces: readonly PrintedId[];
  readonly state: DeckState;
}

/** Whether the deck can be played with: then what is brought to the table, otherwise how many rules it breaks. */
export type DeckState =
  | { readonly is: 'legal'; readonly brings: unknown }
  | { readonly is: 'draft'; readonly faults: number };

/** The decks of a game that can be chosen. */
export interface GameDecks {
  readonly ready: readonly DeckChoice[];
  /** One's own deck as it is chosen; `undefined` if its file cannot be read. */
  own(kept: KeptDeck): DeckChoice | undefined;
}
