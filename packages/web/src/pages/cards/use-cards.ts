import type { ClientGame } from '../../games/client-game.ts';
import { hasPart, playableWith } from '../../games/parts.ts';
import { usePart } from '../../games/use-part.ts';
import type { CardsModule } from './cards-module.ts';

/** The games whose cards can be looked up: those with decks, and those that tell of their cards alone. */
export function gamesWithCards(): readonly ClientGame[] {
  const told = [...playableWith('decks'), ...playableWith('cards')];
  return told.filter((game, at) => told.indexOf(game) === at);
}

export function hasCards(game: string): boolean {
  return hasPart(game, 'decks') || hasPart(game, 'cards');
}

/** The cards of a game; `undefined` while they are on their way, and for a game that has none. */
export function useCards(game: string): CardsModule | undefined {
  const decks = usePart(game, 'decks');
  const cards = usePart(game, 'cards');
  return decks ?? cards;
}
