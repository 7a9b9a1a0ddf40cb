import { join } from 'node:path';
import { examples } from '@kronika/examples';
import { registryOf } from '@kronika/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { Database } from '../store/sqlite/database.ts';
import type { AppendRow } from '../store/sqlite/request.ts';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { atFile, bytesOf, damageAfter } from '../testing/damage.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { ServerProcess } from '../testing/process.ts';
import { madeTable, RunningServer } from '../testing/running.ts';
import { type Credentials, SocketClient } from '../testing/socket-client.ts';

const PLAN = {
  game: 'tictactoe',
  visibility: 'public',
  seats: ['Ala', 'Ola'].map((name) => ({ is: 'me', name })),
};

/** What is damaged of a table, and where that is. */
const PLACES = [
  ['header', 'tables', 'header'],
  ['journal', 'entries', 'entry'],
  ['snapshot', 'snapshots', 'snapshot'],
  ['summary', 'standings', 'summary'],
  ['moving', 'standings', 'moving'],
] as const;

/** So many bytes tell a row from all others. */
const START = 40;

type Tables = Readonly<Record<(typeof PLACES)[number][0] | 'address' | 'waiting' | 'beside' | 'sound', Credentials>>;

/** A data folder with tables where a decision has been taken, and an account. */
async function played(folder: string): Promise<Tables> {
  const file = join(folder, 'kronika.db');
  const store = await SqliteStore.open(file);
  const running = await RunningServer.start({ registry: registryOf(...examples), data: folder, store });
  const table = async () => {
    const credentials = await running.table(PLAN);
    const ala = await running.client(credentials, { seat: 0 });
    await ala.decide(4);
    return credentials;
  };
  const tables: Tables = {
    header: await table(),
    journal: await table(),
    snapshot: await table(),
    summary: await table(),
    moving: await table(),
    address: await table(),
    waiting: await table(),
    beside: await table(),
    sound: await table(),
  };
  await store.accounts.add({ id: 'account', name: 'Ala', folded: 'ala', hash: 'hash-of-ala', created: 1, changed: 1 });
  await running.server.drain();
  return tables;
}

/** What somebody said at a table, on its way into the file. */
function talkAt(database: Database, { table }: Credentials): AppendRow {
  const moving = JSON.parse(database.summaries([table])[0]?.moving ?? '');
  const entries = [{ is: 'said', at: 9, after: 1, by: 'Ala', text: `waits for ${table}` }] as const;
  return { is: 'append', id: table, after: database.load(table)?.length ?? 0, entries, moving: { summary: moving } };
}

/** Writes down a snapshot of one table, and leaves what was said at others as a process leaves it that is killed. */
function addTo(file: string, snapshot: Credentials, waiting: readonly Credentials[]): void {
  const database = new Database(file);
  database.write([
    { ...talkAt(database, snapshot), snapshot: '{"is":"never read, because its checksum does not fit"}' },
  ]);
  database.write(waiting.map((table) => talkAt(database, table)));
  database.close();
}

async function clientAt(server: ServerProcess, credentials: Credentials, seat: 0 | 1) {
  const client = await SocketClient.connect(server.url);
  onTestFinished(() => client.close());
  return { client, answer: await client.attach(credentials, { seat }) };
}

test('whatever is damaged of a table, it costs that table alone, and who opens it is told', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'kronika.db');
  const tables = await played(folder);
  addTo(file, tables.snapshot, [tables.waiting, tables.beside]);
  for (const [place, from, column] of PLACES)
    damageAfter(file, bytesOf(file, { from, column, id: tables[place].table }).subarray(0, START));
  damageAfter(file, tables.address.table);
  damageAfter(file, `"text":"waits for ${tables.waiting.table}`);
  damageAfter(file, 'hash-of-ala');
  // Whoever looks after the tables comes upon them at once.
  atFile(file, (db) => db.prepare('UPDATE standings SET due = 1 WHERE id = ?').run([tables.moving.table]));
  const sound = [tables.sound, tables.beside];

  const server = await ServerProcess.start(folder, 0);
  onTestFinished(() => server.kill());
  const listed = async () => {
    const { tables: found } = Object(await (await fetch(`${server.url}/api/tables?what=running`)).json());
    return found.map(({ table }: { readonly table: string }) => table);
  };

  for (const place of ['header', 'journal', 'snapshot', 'summary', 'moving', 'waiting'] as const) {
    const { answer } = await clientAt(server, tables[place], 1);
    expect(answer).toMatchObject({ is: 'refused', because: { code: 'damaged' } });
  }
  expect((await clientAt(server, tables.address, 1)).answer).toMatchObject({ because: { code: 'noTable' } });
  for (const credentials of sound) {
    const { client } = await clientAt(server, credentials, 1);
    expect(await client.decide(0)).toMatchObject({ is: 'done' });
  }
  const beside = await clientAt(server, tables.beside, 0);
  expect(JSON.stringify(beside.client.log)).toContain(`waits for ${tables.beside.table}`);
  expect((await listed()).toSorted()).toEqual(sound.map(({ table }) => table).toSorted());
  const signIn = await fetch(`${server.url}/api/account/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ala', passphrase: 'whatever it may be' }),
  });
  expect(signIn.status).toBeLessThan(500);
  const made = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PLAN),
  });
  const { client } = await clientAt(server, madeTable(await made.json()), 0);
  expect(await client.decide(4)).toMatchObject({ is: 'done' });
  // The operator is told, without addresses.
  expect(server.errors).toContain('the checksum of the header does not fit');
  expect(server.errors).not.toContain(tables.header.table);
  expect(await server.stop()).toBe(0);
});
