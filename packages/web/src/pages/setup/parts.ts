import type { DeckChoice } from '../decks/deck-choice.ts';
import type { MatchChoice, OtherSeat } from '../match/choice.ts';

/** What each part of the page is given. */
export interface SetupParts {
  readonly choice: MatchChoice;
  readonly decks: readonly DeckChoice[];
  change(changed: Partial<MatchChoice>): void;
}

/** What is given to whatever concerns one of the other seats. */
export interface OtherSeatParts {
  readonly choice: MatchChoice;
  readonly decks: readonly DeckChoice[];
  /** Which of the other seats: the second seat of the table is the first of them. */
  readonly place: number;
  readonly other: OtherSeat;
  changeOther(changed: Partial<OtherSeat>): void;
}

export function deckCalled(decks: readonly DeckChoice[], id: string): DeckChoice | undefined {
  return decks.find((deck) => deck.id === id);
}
