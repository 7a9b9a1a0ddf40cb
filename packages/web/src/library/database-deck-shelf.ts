import { listOf } from '../client/reading.ts';
import { answerTo, completed, database } from '../worker/database.ts';
import type { DeckShelf } from './deck-shelf.ts';
import { latestFirst, readKeptDeck } from './read-kept-deck.ts';
import { shelfNews } from './shelf-news.ts';

const STORE = 'decks';

const news = shelfNews(STORE);

/** The shelf in the database of this browser. */
export const databaseDeckShelf: DeckShelf = {
  async list() {
    const store = (await database()).transaction(STORE, 'readonly').objectStore(STORE);
    return latestFirst(listOf(await answerTo<unknown[]>(store.getAll()), readKeptDeck));
  },

  async read(id) {
    const store = (await database()).transaction(STORE, 'readonly').objectStore(STORE);
    return readKeptDeck(await answerTo<unknown>(store.get(id)));
  },

  async keep(deck) {
    const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const { id, game, name, changed, file } = deck;
    transaction.objectStore(STORE).put({ id, game, name, changed, file }, id);
    await completed(transaction);
    news.tell();
  },

  async remove(id) {
    const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
    transaction.objectStore(STORE).delete(id);
    await completed(transaction);
    news.tell();
  },

  subscribe: news.subscribe,
};
