import { listOf } from '../client/reading.ts';
import { answerTo, completed, database } from '../worker/database.ts';
import { latestFirst, readKept, type Shelf } from './kept.ts';
import { shelfNews } from './shelf-news.ts';

/** A shelf in the database of this browser, in the store of that name. */
export function databaseShelf<Id extends string>(name: 'decks' | 'situations', idOf: (text: string) => Id): Shelf<Id> {
  const news = shelfNews(name);
  const reading = async () => (await database()).transaction(name, 'readonly').objectStore(name);
  const change = async (making: (store: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction(name, 'readwrite', { durability: 'strict' });
    making(transaction.objectStore(name));
    await completed(transaction);
    news.tell();
  };
  return {
    list: async () => {
      const stored = await answerTo<unknown[]>((await reading()).getAll());
      return latestFirst(listOf(stored, (value) => readKept(value, idOf)));
    },
    read: async (id) => readKept(await answerTo<unknown>((await reading()).get(id)), idOf),
    keep: ({ id, game, name: called, changed, file }) =>
      change((store) => store.put({ id, game, name: called, changed, file }, id)),
    remove: (id) => change((store) => store.delete(id)),
    subscribe: news.subscribe,
  };
}
