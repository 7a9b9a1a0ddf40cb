/** What this device keeps of its tables, by the address of the table. Entries also have their place in the journal. */
export const STORES = ['headers', 'summaries', 'snapshots', 'entries'] as const;
export type StoreName = (typeof STORES)[number];

const NAME = 'kronika';
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

/** The database of this device; opened once. */
export function database(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORES) request.result.createObjectStore(store);
  });
  return answerTo(request).then((found) => {
    // Another page wants to change the database: without this it would wait for ever.
    found.addEventListener('versionchange', () => {
      found.close();
      opened = undefined;
    });
    return found;
  });
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
