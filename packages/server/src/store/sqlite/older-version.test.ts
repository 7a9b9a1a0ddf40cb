import { join } from 'node:path';
import type { Entry } from '@kronika/host';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { DamagedTableError } from '../port.ts';
import { Database } from './database.ts';
import { storedTable, summaryFrom } from './reading.ts';

/** The tables as the third version made them, where texts were kept as they are. */
const THIRD_VERSION = `
CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE standings (
  id TEXT PRIMARY KEY, entries INTEGER NOT NULL, summary TEXT NOT NULL, game TEXT NOT NULL, list TEXT,
  updated INTEGER NOT NULL, due INTEGER, moving TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;
CREATE INDEX listed ON standings (list, updated) WHERE list IS NOT NULL;
CREATE INDEX due ON standings (due) WHERE due IS NOT NULL;
CREATE TABLE entries (id TEXT NOT NULL, number INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, number)) WITHOUT ROWID;
CREATE TABLE waiting (number INTEGER PRIMARY KEY, appends TEXT NOT NULL);
CREATE TABLE snapshots (id TEXT PRIMARY KEY, snapshot TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE accounts (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, created INTEGER NOT NULL,
  changed INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
PRAGMA user_version = 3;
`;

const LASTING = {
  game: 'tictactoe',
  seats: [{ is: 'person', name: 'Żółw' }],
  clock: { is: 'none' },
  windows: 'open',
  visibility: 'public',
  created: 1,
};
const MOVING = { status: 'playing', waiting: [0], updated: 5 };
const HEADER = {
  game: 'tictactoe',
  options: {},
  clock: { is: 'none' },
  visibility: 'public',
  pace: 'natural',
  seed: 'seed ąę',
  created: 1,
  seats: [{ is: 'person', name: 'Żółw', holder: 'h' }],
};
const said = (text: string): Entry => ({ is: 'said', at: 2, after: 0, by: 'Żółw', text });

function fileOfThirdVersion(...tables: readonly string[]): string {
  const file = join(temporaryFolder(), 'kronika.db');
  const db = new Libsql(file);
  db.exec('PRAGMA journal_mode = wal');
  db.exec(THIRD_VERSION);
  for (const id of tables) {
    db.prepare('INSERT INTO tables VALUES (?, ?)').run([id, JSON.stringify({ table: id, ...HEADER })]);
    const summary = JSON.stringify({ table: id, ...LASTING });
    db.prepare('INSERT INTO standings VALUES (?, 2, ?, ?, ?, 5, 7, ?)').run([
      id,
      summary,
      'tictactoe',
      'running',
      JSON.stringify(MOVING),
    ]);
    db.prepare('INSERT INTO entries VALUES (?, 0, ?)').run([id, JSON.stringify(said('one'))]);
    db.prepare('INSERT INTO entries VALUES (?, 1, ?)').run([id, JSON.stringify([said('two')])]);
  }
  const waiting = tables.map((id) => ({
    is: 'append',
    id,
    after: 2,
    entries: [said('three')],
    moving: { summary: MOVING, due: 8 },
  }));
  db.prepare('INSERT INTO waiting (appends) VALUES (?)').run([JSON.stringify(waiting)]);
  db.prepare("INSERT INTO accounts VALUES ('a', 'Żółw', 'żółw', 'h', 1, 1, 0)").run();
  db.close();
  return file;
}

function opened(file: string): Database {
  const database = new Database(file);
  onTestFinished(() => database.close());
  return database;
}

test('a file of the third version is taken over, with what waited in it', () => {
  const file = fileOfThirdVersion('a', 'b');

  for (const database of [opened(file), opened(file)]) {
    for (const id of ['a', 'b']) {
      const row = database.load(id);
      expect(row === undefined ? undefined : storedTable(row)).toEqual({
        header: { table: id, ...HEADER },
        entries: ['one', 'two', 'three'].map(said),
      });
    }
    expect(database.list('running', 'tictactoe', 9).map(summaryFrom)).toMatchObject([LASTING, LASTING]);
    expect(database.due(8, 9)).toEqual(['a', 'b']);
    expect(database.accounts.read({ is: 'named', folded: 'żółw' })).toMatchObject({ name: 'Żółw' });
  }
});

test('what was damaged in it already costs its table alone', () => {
  const file = fileOfThirdVersion('a', 'b', 'c', 'd');
  const db = new Libsql(file);
  db.exec("UPDATE tables SET header = CAST(x'7bff' AS TEXT) WHERE id = 'a'");
  db.exec(
    "UPDATE entries SET entry = CAST(CAST(substr(entry, 1, 9) AS BLOB) || x'ff' AS TEXT) WHERE id = 'b' AND number = 1",
  );
  db.exec("UPDATE standings SET moving = '{' WHERE id = 'c'");
  db.close();

  const database = opened(file);

  for (const id of ['a', 'b']) expect(() => database.load(id)).toThrow(DamagedTableError);
  // What was damaged of its summary was about to be replaced by what waited.
  for (const id of ['c', 'd']) expect(database.load(id)?.length).toBe(3);
  expect(database.due(8, 9)).toEqual(expect.arrayContaining(['d']));
});
