import type { ReadyDeck } from '../decks/ready-deck.ts';
import type { MatchChoice } from '../match/choice.ts';

/** What each part of the page is given. */
export interface SetupParts {
  readonly choice: MatchChoice;
  readonly decks: readonly ReadyDeck[];
  change(changed: Partial<MatchChoice>): void;
}

export function deckCalled(decks: readonly ReadyDeck[], id: string): ReadyDeck | undefined {
  return decks.find((deck) => deck.id === id);
}
