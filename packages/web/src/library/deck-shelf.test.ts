import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTo, completed, database } from '../worker/database.ts';
import { databaseDeckShelf } from './database-deck-shelf.ts';
import { type DeckShelf, deckId, type KeptDeck, newDeckId } from './deck-shelf.ts';
import { MemoryDeckShelf } from './testing/memory-deck-shelf.ts';

const SHELVES: readonly (readonly [string, DeckShelf])[] = [
  ['in the database', databaseDeckShelf],
  ['in memory', new MemoryDeckShelf()],
];

function deckCalled(name: string, changed: number): KeptDeck {
  return { id: newDeckId(), game: 'l5r', name, changed, file: `{"name":"${name}"}` };
}

describe.each(SHELVES)('a shelf %s', (_, shelf) => {
  afterEach(async () => {
    for (const { id } of await shelf.list()) await shelf.remove(id);
  });

  test('gives back what it was given, the latest first', async () => {
    const [old, young] = [deckCalled('Mur', 1), deckCalled('Dwór', 2)];
    await shelf.keep(old);
    await shelf.keep(young);

    expect(await shelf.list()).toEqual([young, old]);
    expect(await shelf.read(old.id)).toEqual(old);
  });

  test('keeps one deck under one id', async () => {
    const deck = deckCalled('Mur', 1);
    await shelf.keep(deck);
    await shelf.keep({ ...deck, name: 'Wał', changed: 5 });

    expect(await shelf.list()).toEqual([{ ...deck, name: 'Wał', changed: 5 }]);
  });

  test('forgets what was taken away, and minds nothing that was never there', async () => {
    const deck = deckCalled('Mur', 1);
    await shelf.keep(deck);
    await shelf.remove(deck.id);
    await shelf.remove(deckId('nothing'));

    expect(await shelf.list()).toEqual([]);
    expect(await shelf.read(deck.id)).toBeUndefined();
  });

  test('tells of every change, until nobody listens', async () => {
    const heard = vi.fn();
    const stop = shelf.subscribe(heard);
    const deck = deckCalled('Mur', 1);
    await shelf.keep(deck);
    await shelf.remove(deck.id);
    stop();
    await shelf.keep(deck);

    expect(heard).toHaveBeenCalledTimes(2);
  });
});

test('what is no deck in the database is left out of the list', async () => {
  const transaction = (await database()).transaction('decks', 'readwrite');
  transaction.objectStore('decks').put({ id: 'odd', changed: 'yesterday' }, 'odd');
  await completed(transaction);

  expect(await databaseDeckShelf.list()).toEqual([]);
  await databaseDeckShelf.remove(deckId('odd'));
});

test('a database of an older program gets the stores it lacks, and keeps what it has', async () => {
  (await database()).close();
  await answerTo(indexedDB.deleteDatabase('kronika'));
  const older = indexedDB.open('kronika', 1);
  older.addEventListener('upgradeneeded', () => {
    older.result.createObjectStore('headers').put({ table: 'kept' }, 'one');
  });
  (await answerTo(older)).close();
  vi.resetModules();
  const reopened = await (await import('../worker/database.ts')).database();

  expect([...reopened.objectStoreNames]).toEqual(expect.arrayContaining(['headers', 'decks', 'entries']));
  const headers = reopened.transaction('headers', 'readonly').objectStore('headers');
  expect(await answerTo(headers.get('one'))).toEqual({ table: 'kept' });
  reopened.close();
});
