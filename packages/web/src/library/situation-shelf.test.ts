import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { completed, database } from '../worker/database.ts';
import { databaseSituationShelf as shelf } from './database-situation-shelf.ts';
import { type KeptSituation, situationId } from './situation-shelf.ts';

function kept(name: string, changed: number): KeptSituation {
  return { id: situationId(name), game: 'l5r', name, changed, file: '{}' };
}

afterEach(async () => {
  for (const { id } of await shelf.list()) await shelf.remove(id);
});

test('a shelf gives back what it was given, the latest first, one under each id', async () => {
  await shelf.keep(kept('Pojedynek', 1));
  await shelf.keep(kept('Konflikt', 2));
  await shelf.keep(kept('Pojedynek', 3));

  expect(await shelf.list()).toEqual([kept('Pojedynek', 3), kept('Konflikt', 2)]);
});

test('it tells of every change, and leaves out what is no situation', async () => {
  const heard = vi.fn();
  const stop = shelf.subscribe(heard);
  await shelf.keep(kept('Pojedynek', 1));
  await shelf.remove(situationId('Pojedynek'));
  stop();
  const transaction = (await database()).transaction('situations', 'readwrite');
  transaction.objectStore('situations').put({ id: 7 }, 'odd');
  await completed(transaction);

  expect(heard).toHaveBeenCalledTimes(2);
  expect(await shelf.list()).toEqual([]);
});
