import type { DeckCard, DeckModule } from '../../decks/deck-module.ts';

/** All cards of a game: those of decks, and those that belong to the table. */
export function allCards({ cards, besides = [] }: Pick<DeckModule, 'cards' | 'besides'>): readonly DeckCard[] {
  return [...cards, ...besides];
}
