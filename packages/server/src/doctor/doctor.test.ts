import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostedTable, type StoredTable } from '@kronika/host';
import { isRefusal, present } from '@kronika/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { HeldFolder } from '../data/folder.ts';
import { Database } from '../store/sqlite/database.ts';
import { storedTable, summaryFrom } from '../store/sqlite/reading.ts';
import { atFile } from '../testing/damage.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { EXAMPLES, writeTable } from '../testing/written-table.ts';
import { type DoctorOptions, examine } from './doctor.ts';
import { framesLost } from './wal.ts';

const DECISIONS = 12;
const SNAPSHOT_AFTER = 8;

/** A data folder with these tables, each with a snapshot in the middle of its journal. */
function folderWith(...tables: readonly string[]): { readonly data: string; readonly file: string } {
  const data = temporaryFolder();
  const file = join(data, 'kronika.db');
  const database = new Database(file);
  for (const id of tables) writeTable(database, id, { decisions: DECISIONS, snapshotAfter: SNAPSHOT_AFTER });
  database.close();
  atFile(file, (db) => db.exec('PRAGMA optimize'));
  return { data, file };
}

function doctor(data: string, mode: DoctorOptions['mode']) {
  return examine({ registry: EXAMPLES, data, mode, now: 0 });
}

/** What is stored of a table, if the server would take it up. */
function loaded(file: string, id: string): StoredTable {
  const database = new Database(file);
  try {
    return storedTable(present(database.load(id), 'the table'));
  } finally {
    database.close();
  }
}

/** The match of a table after so many decisions, as the server would take it up. */
function decisionsAt(file: string, id: string): number | undefined {
  const stored = loaded(file, id);
  const game = EXAMPLES.find(stored.header.game);
  if (isRefusal(game)) return undefined;
  const table = HostedTable.load(game, stored, []);
  return table instanceof HostedTable ? table.recorder?.match.decisions : undefined;
}

/** Damages a row, as a failing disk might. */
function spoil(file: string, row: { readonly from: string; readonly column: string; readonly where: string }): void {
  const { from, column, where } = row;
  atFile(file, (db) => {
    db.exec(`UPDATE ${from} SET ${column} = CAST(x'ff' || substr(${column}, 2) AS BLOB) WHERE ${where}`);
  });
}

function filesIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

test('a folder where nothing is damaged is left alone, also by a repair', () => {
  const { data, file } = folderWith('a', 'b');
  const before = readFileSync(file);

  expect(doctor(data, 'look')).toEqual({ tables: 2, findings: [] });
  expect(doctor(data, 'repair')).toEqual({ tables: 2, findings: [] });

  expect(readFileSync(file).equals(before)).toBe(true);
});

test('what is damaged is found without changing anything, and mended as far as it can be', () => {
  const { data, file } = folderWith('sound', 'snapshot', 'before', 'behind', 'summary', 'header', 'both');
  spoil(file, { from: 'snapshots', column: 'snapshot', where: "id = 'snapshot'" });
  spoil(file, { from: 'entries', column: 'entry', where: "id = 'before' AND number = 3" });
  spoil(file, { from: 'entries', column: 'entry', where: "id = 'behind' AND number = 10" });
  spoil(file, { from: 'standings', column: 'summary', where: "id = 'summary'" });
  spoil(file, { from: 'tables', column: 'header', where: "id = 'header'" });
  spoil(file, { from: 'snapshots', column: 'snapshot', where: "id = 'both'" });
  spoil(file, { from: 'entries', column: 'entry', where: "id = 'both' AND number = 3" });
  const before = filesIn(data);
  const found = [
    { table: 'before', what: 'journal', cure: 'mend' },
    { table: 'behind', what: 'journal', cure: 'mend' },
    { table: 'both', what: 'snapshot', cure: 'mend' },
    { table: 'both', what: 'journal', cure: 'mend' },
    { table: 'header', what: 'tableHeader', cure: 'setAside' },
    { table: 'snapshot', what: 'snapshot', cure: 'mend' },
    { table: 'summary', what: 'summary', cure: 'mend' },
  ];

  const looked = doctor(data, 'look');
  expect(looked.findings).toMatchObject(found);
  expect(looked.kept).toBeUndefined();
  expect(filesIn(data)).toEqual(before);

  const repaired = doctor(data, 'repair');
  expect(repaired.findings).toEqual(looked.findings);
  // What was there is kept beside, to the byte.
  expect(filesIn(data)[String(repaired.kept)]).toBe(before['kronika.db']);
  for (const id of ['sound', 'snapshot', 'before', 'summary']) expect(decisionsAt(file, id)).toBe(DECISIONS);
  expect(decisionsAt(file, 'behind')).toBe(10);
  expect(decisionsAt(file, 'both')).toBe(3);
  expect(() => decisionsAt(file, 'header')).toThrow('set aside');
  const database = new Database(file);
  onTestFinished(() => database.close());
  const listed = database.list('running', undefined, 10).map((row) => summaryFrom(row).table);
  expect(listed.toSorted()).toEqual(['before', 'behind', 'both', 'snapshot', 'sound', 'summary']);

  const again = doctor(data, 'repair');
  expect(again).toMatchObject({ findings: [{ table: 'header', cure: 'setAside' }] });
  expect(again.kept).toBeUndefined();
});

test('a damaged snapshot is made anew from the journal', () => {
  const { data, file } = folderWith('a');
  spoil(file, { from: 'snapshots', column: 'snapshot', where: "id = 'a'" });

  doctor(data, 'repair');

  expect(loaded(file, 'a').snapshot?.entries).toBeGreaterThan(SNAPSHOT_AFTER);
});

test('pages that the database cannot read cost the rows in them, and a damaged header nothing', () => {
  const { data, file } = folderWith('a', 'b', 'c');
  const bytes = readFileSync(file);
  bytes.fill(0, 0, 40);
  writeFileSync(file, bytes);

  expect(doctor(data, 'look').findings).toMatchObject([{ what: 'header' }]);
  doctor(data, 'repair');
  for (const id of ['a', 'b', 'c']) expect(decisionsAt(file, id)).toBe(DECISIONS);

  truncateSync(file, readFileSync(file).length - 4096);
  expect(doctor(data, 'look').findings).toContainEqual(expect.objectContaining({ what: 'integrity' }));
  doctor(data, 'repair');
  expect(doctor(data, 'look').findings.filter(({ cure }) => cure !== 'setAside')).toEqual([]);
});

test('what waited and is damaged is told, with the table that goes on without it', () => {
  const data = temporaryFolder();
  const file = join(data, 'kronika.db');
  const database = new Database(file);
  for (const id of ['hit', 'beside']) writeTable(database, id, { decisions: 4 });
  const said = { is: 'said', at: 9, after: 4, by: 'Ala', text: 'hello' } as const;
  database.write(
    ['hit', 'beside'].map((id) => {
      const moving = JSON.parse(database.summaries([id])[0]?.moving ?? '');
      return { is: 'append', id, after: 4, entries: [said], moving: { summary: moving } } as const;
    }),
  );
  database.close();
  atFile(file, (db) => db.exec("UPDATE waiting SET appends = CAST(x'ff' || substr(appends, 2) AS BLOB)"));

  const { findings } = doctor(data, 'repair');

  expect(findings).toMatchObject([
    { what: 'waiting', detail: '1' },
    { what: 'waiting', table: 'hit', cure: 'lose' },
  ]);
  const mended = new Database(file);
  onTestFinished(() => mended.close());
  expect([mended.load('hit')?.length, mended.load('beside')?.length]).toEqual([4, 5]);
});

test('accounts that cannot be read are left out, and all others are there', () => {
  const { data, file } = folderWith('a');
  const database = new Database(file);
  for (const name of ['ala', 'ola'])
    database.write([
      {
        is: 'account',
        write: { is: 'addAccount', account: { id: name, name, folded: name, hash: 'h', created: 1, changed: 1 } },
      },
    ]);
  database.close();
  atFile(file, (db) => db.exec("UPDATE accounts SET hash = CAST(x'ff' AS TEXT) WHERE id = 'ala'"));

  expect(doctor(data, 'repair').findings).toMatchObject([{ what: 'account', cure: 'lose' }]);

  const mended = new Database(file);
  onTestFinished(() => mended.close());
  expect(mended.accounts.read({ is: 'named', folded: 'ola' })).toMatchObject({ id: 'ola' });
  expect(mended.accounts.read({ is: 'named', folded: 'ala' })).toBeUndefined();
});

test('a folder that somebody holds, a newer one and none at all are refused', async () => {
  const { data, file } = folderWith('a');
  const held = await HeldFolder.hold(data);
  expect(() => doctor(data, 'look')).toThrow('inUse');
  held.release();
  atFile(file, (db) => db.exec('PRAGMA user_version = 99'));
  expect(() => doctor(data, 'repair')).toThrow('newer');
  const empty = join(temporaryFolder(), 'empty');
  mkdirSync(empty);
  expect(() => doctor(empty, 'look')).toThrow('noFolder');
});

test('the log beside the file is checked as the database checks it', () => {
  const data = temporaryFolder();
  const file = join(data, 'kronika.db');
  const database = new Database(file);
  writeTable(database, 'a', { decisions: 5 });
  const wal = readFileSync(`${file}-wal`);
  database.close();
  expect(framesLost(wal)).toBe(0);

  const at = Math.floor(wal.length / 2);
  wal.writeUInt8(wal.readUInt8(at) ^ 1, at);

  expect(framesLost(wal)).toBeGreaterThan(0);
});
