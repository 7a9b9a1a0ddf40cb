import 'fake-indexeddb/auto';
import { tictactoe } from '@kronika/examples';
import { HostedTable, headerOf, isTableRefusal, summaryOf } from '@kronika/host';
import { tablePlanSchema } from '@kronika/protocol';
import { expect, test } from 'vitest';
import { answerTo, database } from './database.ts';
import { databaseArchive } from './database-archive.ts';

const PLAN = tablePlanSchema.parse({
  game: 'tictactoe',
  seats: [
    { is: 'me', name: 'Jadwiga' },
    { is: 'me', name: 'Hoshiko' },
  ],
});

async function stored(name: string) {
  const header = headerOf(PLAN, { table: name, seed: 'seed', now: 0, holderOf: () => 'here' });
  const table = HostedTable.found(tictactoe, header);
  if (isTableRefusal(table)) throw new Error(table.because.text.en);
  const exact = table.exact();
  if (exact === undefined) throw new Error('the match has begun');
  await databaseArchive.create(header, summaryOf(table));
  return { header, exact };
}

test('a match is kept exactly as it stood, and goes with its table', async () => {
  const { header, exact } = await stored('kept');

  await databaseArchive.keepExact('kept', exact);
  expect(await databaseArchive.load('kept')).toEqual({ header, entries: [], exact });
  await databaseArchive.forget('kept');
  await databaseArchive.keepExact('kept', exact);

  expect(await databaseArchive.load('kept')).toBeUndefined();
  const snapshots = (await database()).transaction('snapshots', 'readonly').objectStore('snapshots');
  expect(await answerTo(snapshots.count())).toBe(0);
});

test('a page goes on with a database that a newer edition has changed', async () => {
  const { header } = await stored('older');
  const found = await database();
  const { name, version } = found;

  const upgrade = indexedDB.open(name, version + 1);
  upgrade.addEventListener('upgradeneeded', () => upgrade.result.createObjectStore('newer'));
  (await answerTo(upgrade)).close();

  expect((await databaseArchive.load('older'))?.header).toEqual(header);
});
