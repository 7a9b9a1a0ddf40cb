import type { DeckChoice } from '../decks/deck-choice.ts';
import type { MatchChoice } from '../match/choice.ts';

/** What each part of the page is given. */
export interface SetupParts {
  readonly choice: MatchChoice;
  readonly decks: readonly DeckChoice[];
  change(changed: Partial<MatchChoice>): void;
}

export function deckCalled(decks: readonly DeckChoice[], id: string): DeckChoice | undefined {
  return decks.find((deck) => deck.id === id);
}
