import type { DeckModule } from '../../decks/deck-module.ts';

/** What a game tells of its cards, so that they can be looked up. A game with decks tells it with them. */
export interface CardsModule extends Pick<DeckModule, 'game' | 'cards' | 'besides' | 'facets' | 'orders' | 'Face'> {
  readonly catalogue: Pick<DeckModule['catalogue'], 'nearest'>;
  /** The decks that come with the game, where there are any. */
  readonly ready?: DeckModule['ready'];
}
