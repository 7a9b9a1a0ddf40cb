import { usePart } from '../../games/use-part.ts';
import { useKeptDecks } from '../../library/use-kept-decks.ts';
import type { DeckChoice, GameDecks } from './deck-choice.ts';

/** The decks of the game that can be chosen, one's own first; none while they are on their way. */
export function useDeckChoices(game: string): readonly DeckChoice[] {
  const decks = useGameDecks(game);
  const kept = useKeptDecks();
  if (decks === undefined || kept === undefined) return [];
  const own = kept.filter((deck) => deck.game === game).flatMap((deck) => decks.own(deck) ?? []);
  return [...own, ...decks.ready];
}

export function useGameDecks(game: string): GameDecks | undefined {
  return usePart(game, 'deckChoices');
}
