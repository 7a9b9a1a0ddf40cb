import type { DeckCard } from '../../decks/deck-module.ts';
import type { CardsModule } from './cards-module.ts';

/** All cards of a game: those of decks, and those that belong to the table. */
export function allCards({ cards, besides = [] }: Pick<CardsModule, 'cards' | 'besides'>): readonly DeckCard[] {
  return [...cards, ...besides];
}
