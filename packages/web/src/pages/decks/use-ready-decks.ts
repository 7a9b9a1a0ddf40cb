import { useEffect, useState } from 'react';
import { type ReadyDeck, readyDecksOf } from './ready-deck.ts';

/** The decks of the game; none while they are on their way. */
export function useReadyDecks(game: string): readonly ReadyDeck[] {
  const [decks, setDecks] = useState<readonly ReadyDeck[]>([]);
  useEffect(() => {
    let isWanted = true;
    readyDecksOf(game).then(
      (found) => isWanted && setDecks(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return decks;
}
