import {
  type Append,
  entrySchema,
  headerSchema,
  type Snapshot,
  type StoredTable,
  snapshotSchema,
  type TableHeader,
} from '@kronika/host';
import type { TableSummary } from '@kronika/protocol';
import { type Archive, OvertakenError } from './archive.ts';
import { answerTo, completed, database, TABLE_STORES, type TableStore } from './database.ts';

/** Everything of one table among the entries, in their order. */
const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Where the match of a table is kept exactly as it stood, beside the snapshot that only saves time. */
const exactOf = (table: string): IDBValidKey => [table, 'exact'];

/** The archive in the database of the browser. */
export const databaseArchive: Archive = {
  async create(header: TableHeader, summary: TableSummary): Promise<void> {
    const transaction = await changing();
    transaction.objectStore('headers').put(header, header.table);
    transaction.objectStore('summaries').put(summary, header.table);
    await completed(transaction);
  },

  async append(append: Append): Promise<void> {
    const { table, after, entries, lasting, moving, snapshot } = append;
    const transaction = await changing();
    const done = completed(transaction);
    const store = transaction.objectStore('entries');
    const stored = await answerTo(store.count(entriesOf(table)));
    if (stored !== after) {
      transaction.abort();
      await done.catch(() => undefined);
      throw new OvertakenError(append, stored);
    }
    for (const [place, entry] of entries.entries()) store.put(entry, [table, after + place]);
    transaction.objectStore('summaries').put({ ...lasting, ...moving }, table);
    if (snapshot !== undefined) transaction.objectStore('snapshots').put(snapshot, table);
    await done;
  },

  async keepExact(table: string, exact: Snapshot): Promise<void> {
    const transaction = await changing();
    const done = completed(transaction);
    const isThere = (await answerTo(transaction.objectStore('headers').getKey(table))) !== undefined;
    if (isThere) transaction.objectStore('snapshots').put(exact, exactOf(table));
    await done;
  },

  async load(table: string): Promise<StoredTable | undefined> {
    const stores = (await database()).transaction(TABLE_STORES, 'readonly');
    const [header, entries, snapshot, exact] = await Promise.all([
      reading(stores, 'headers', table),
      answerTo<unknown[]>(stores.objectStore('entries').getAll(entriesOf(table))),
      reading(stores, 'snapshots', table),
      reading(stores, 'snapshots', exactOf(table)),
    ]);
    if (header === undefined) return undefined;
    // A snapshot only saves time: one that cannot be read any more is left out, and everything is played again.
    const usable = snapshotSchema.safeParse(snapshot);
    const usableExact = snapshotSchema.safeParse(exact);
    return {
      header: headerSchema.parse(header),
      entries: entries.map((entry) => entrySchema.parse(entry)),
      ...(usable.success ? { snapshot: usable.data } : {}),
      ...(usableExact.success ? { exact: usableExact.data } : {}),
    };
  },

  async forget(table: string): Promise<void> {
    const transaction = await changing();
    for (const store of ['headers', 'summaries', 'snapshots'] satisfies TableStore[])
      transaction.objectStore(store).delete(table);
    transaction.objectStore('snapshots').delete(exactOf(table));
    transaction.objectStore('entries').delete(entriesOf(table));
    await completed(transaction);
  },
};

async function changing(): Promise<IDBTransaction> {
  return (await database()).transaction(TABLE_STORES, 'readwrite', { durability: 'strict' });
}

function reading(stores: IDBTransaction, store: TableStore, key: IDBValidKey): Promise<unknown> {
  return answerTo<unknown>(stores.objectStore(store).get(key));
}
