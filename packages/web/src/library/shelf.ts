import { exchangeDecks } from '../client/account/deck-exchange.ts';
import { signedIn } from '../client/account/signed-in.ts';
import { AccountDeckShelf } from './account-deck-shelf.ts';
import { databaseDeckShelf } from './database-deck-shelf.ts';
import type { DeckShelf } from './deck-shelf.ts';
import { deckTraces } from './deck-traces.ts';

/** The shelf of this browser, which is also that of the account for who is signed in. */
export const accountDeckShelf = new AccountDeckShelf({
  local: databaseDeckShelf,
  signedIn,
  traces: deckTraces,
  exchange: exchangeDecks,
  now: () => Date.now(),
});

/** The shelf that the pages use: the one place that says where own decks are kept. */
export const deckShelf: DeckShelf = accountDeckShelf;
