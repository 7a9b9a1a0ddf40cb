import { isRecord, isText, listOf } from '../client/reading.ts';
import { answerTo, completed, database } from '../worker/database.ts';
import { shelfNews } from './shelf-news.ts';
import { type KeptSituation, type SituationShelf, situationId } from './situation-shelf.ts';

const STORE = 'situations';

const news = shelfNews(STORE);

/** The shelf in the database of this browser. */
export const databaseSituationShelf: SituationShelf = {
  async list() {
    const store = (await database()).transaction(STORE, 'readonly').objectStore(STORE);
    const kept = listOf(await answerTo<unknown[]>(store.getAll()), readKept);
    return kept.toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
  },

  async keep({ id, game, name, changed, file }) {
    const transaction = (await database()).transaction(STORE, 'readwrite', { durability: 'strict' });
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

/** What is no kept situation is left out. */
function readKept(value: unknown): KeptSituation | undefined {
  if (!isRecord(value)) return undefined;
  const { id, game, name, changed, file } = value;
  if (!isText(id) || !isText(game) || !isText(name) || !isText(file)) return undefined;
  return typeof changed === 'number' && Number.isFinite(changed)
    ? { id: situationId(id), game, name, changed, file }
    : undefined;
}
