/** What this device keeps of its tables, by the address of the table. Entries also have their place in the journal. */
export const TABLE_STORES = ['headers', 'summaries', 'snapshots', 'entries'] as const;
export type TableStore = (typeof TABLE_STORES)[number];

/** Everything this device keeps. Stores are added at the end and never taken away. */
const STORES = [...TABLE_STORES, 'decks', 'situations'] as const;

const NAME = 'kronika';
/** Grows with every store that is added, so that an older database gets what it lacks. */
const VERSION = STORES.length;

let opened: Promise<IDBDatabase> | undefined;

/** The database of this device; opened once. */
export function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    const { objectStoreNames: there } = request.result;
    for (const store of STORES) if (!there.contains(store)) request.result.createObjectStore(store);
  });
  return answerTo(request)
    .catch(orNewer)
    .then((found) => {
      // Another page wants to change the database: without this it would wait for ever.
      found.addEventListener('versionchange', () => {
        found.close();
        opened = undefined;
      });
      return found;
    });
}

/** A page of a newer edition has changed the database. It only ever gets more stores, so this page goes on with it. */
function orNewer(error: unknown): Promise<IDBDatabase> {
  if (error instanceof DOMException && error.name === 'VersionError') return answerTo(indexedDB.open(NAME));
  throw error;
}

/** What a request gives. */
export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database gave no answer')));
  });
}

/** Resolves when everything of the transaction is stored. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = () => reject(transaction.error ?? new Error('the database could not store it'));
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}
