import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import { Database } from './database.ts';
import type { AppendRow, NewRow } from './request.ts';

test('the file is in WAL mode', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const database = new Database(file);
  const look = new Libsql(file);

  expect(look.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  expect(database.durability()).toEqual({ journal: 'wal', synchronous: 'full' });

  look.close();
  database.close();
});

test('a folder of a newer version is left alone', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  new Database(file).close();
  const newer = new Libsql(file);
  newer.exec('PRAGMA user_version = 99');
  newer.close();

  expect(() => new Database(file)).toThrow('written by a newer version (99)');
});

function newRow(id: string): NewRow {
  const lasting = { summary: { game: 'tictactoe' }, list: 'running' } as const;
  return { is: 'create', id, header: '{}', lasting, moving: { summary: { updated: 0 } } };
}

function append(id: string, after: number, ...entries: readonly string[]): AppendRow {
  return { is: 'append', id, after, entries: [...entries], moving: { summary: { updated: after + 1 }, due: after } };
}

const entriesOf = (database: Database, id: string) => database.load(id)?.entries.map((entry) => JSON.parse(entry));

test('what was added is there for whoever opens the file next, although it was never sorted in', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const killed = new Database(file);
  killed.write([newRow('a'), newRow('b')]);
  killed.write([append('a', 0, 'one'), append('b', 0, 'x'), append('a', 1, 'two', 'three')]);
  killed.write([append('a', 3, 'four')]);

  const next = new Database(file);

  expect(entriesOf(next, 'a')).toEqual(['one', 'two', 'three', 'four']);
  expect(entriesOf(next, 'b')).toEqual(['x']);
  expect(next.summaries(['a'])).toEqual([{ lasting: '{"game":"tictactoe"}', moving: '{"updated":4}' }]);
  expect(next.due(3, 9)).toEqual(['b', 'a']);
  for (const database of [killed, next]) database.close();
});

test('of two programs that write to one file, only one wins a place', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const [one, other] = [new Database(file), new Database(file)];
  one.write([newRow('a')]);

  expect(one.write([append('a', 0, 'one')])).toEqual(['written']);
  expect(other.write([append('a', 0, 'other'), append('b', 0, 'x')])).toEqual(['conflict', 'unknown']);
  expect(other.write([append('a', 1, 'other')])).toEqual(['written']);
  expect(one.write([append('a', 1, 'one'), append('a', 2, 'one again')])).toEqual(['conflict', 'written']);

  expect(entriesOf(other, 'a')).toEqual(['one', 'other', 'one again']);
  for (const database of [one, other]) database.close();
});

test('much that waits is sorted in, and nothing of it is lost', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const database = new Database(file);
  database.write([newRow('a'), newRow('b')]);
  const GROUPS = 200;
  for (let after = 0; after < GROUPS; after += 1) {
    database.write([append('a', after, `a${after}`), append('b', after, `b${after}`)]);
    database.tidy();
  }
  const look = new Libsql(file);
  const count = (table: string) => Object(look.prepare(`SELECT count(*) AS rows FROM ${table}`).get()).rows;

  expect(count('waiting')).toBeLessThan(GROUPS / 2);
  expect(count('entries')).toBeGreaterThan(GROUPS);
  expect(entriesOf(database, 'a')).toEqual(Array.from({ length: GROUPS }, (_, after) => `a${after}`));
  expect(count('waiting')).toBe(0);
  look.close();
  database.close();
});

test('a group that fails leaves nothing behind, and the next one goes on where it was', () => {
  const database = new Database(join(temporaryFolder(), 'kronika.db'));
  database.write([newRow('a')]);
  database.write([append('a', 0, 'one')]);
  const broken: AppendRow = { ...append('a', 1), entries: [2n] };

  expect(() => database.write([broken])).toThrow();

  expect(database.write([append('a', 1, 'again')])).toEqual(['written']);
  expect(entriesOf(database, 'a')).toEqual(['one', 'again']);
  database.close();
});
