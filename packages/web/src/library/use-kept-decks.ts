import { useEffect, useState } from 'react';
import type { KeptDeck } from './deck-shelf.ts';
import { deckShelf } from './shelf.ts';

/** The decks on the shelf, always as they are now; `undefined` while they are on their way. */
export function useKeptDecks(): readonly KeptDeck[] | undefined {
  const [decks, setDecks] = useState<readonly KeptDeck[]>();
  useEffect(() => {
    let isWanted = true;
    const load = () => {
      deckShelf.list().then(
        (found) => isWanted && setDecks(found),
        // Where nothing can be kept, nothing is there.
        () => isWanted && setDecks([]),
      );
    };
    load();
    const stop = deckShelf.subscribe(load);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return decks;
}
