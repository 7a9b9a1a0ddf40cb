import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@kronika/host';
import type { LastingSummary, MovingSummary } from '@kronika/protocol';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { atFile } from '../../testing/damage.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { Database } from './database.ts';
import { entriesFrom } from './reading.ts';
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

const LASTING: LastingSummary = {
  table: 'a',
  game: 'tictactoe',
  seats: [],
  clock: { is: 'none' },
  windows: 'open',
  visibility: 'public',
  created: 1,
};

function moving(updated: number): MovingSummary {
  return { status: 'playing', waiting: [0], moment: { pl: 'Żółw “1”', en: 'Turtle\n"1"' }, updated };
}

function newRow(id: string): NewRow {
  return {
    is: 'create',
    id,
    header: '{}',
    lasting: { summary: LASTING, list: 'running' },
    moving: { summary: moving(0) },
  };
}

const said = (text: string): Entry => ({ is: 'said', at: 2, after: 0, by: 'Ala', text });

function append(id: string, after: number, ...texts: readonly string[]): AppendRow {
  return { is: 'append', id, after, entries: texts.map(said), moving: { summary: moving(after + 1), due: after } };
}

const textsOf = (database: Database, id: string) =>
  database.load(id)?.entries.flatMap(({ entry: row }) =>
    entriesFrom(row).map((entry) => {
      const text = entry.is === 'said' ? entry.text : '';
      expect(entry).toEqual(said(text));
      return text;
    }),
  );

test('what was added is there for whoever opens the file next, although it was never sorted in', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const killed = new Database(file);
  killed.write([newRow('a'), newRow('b')]);
  killed.write([append('a', 0, 'one'), append('b', 0, 'x'), append('a', 1, 'two', 'trzy “ż”\n')]);
  killed.write([append('a', 3, 'four')]);

  const next = new Database(file);

  expect(textsOf(next, 'a')).toEqual(['one', 'two', 'trzy “ż”\n', 'four']);
  expect(textsOf(next, 'b')).toEqual(['x']);
  const [summary] = next.summaries(['a']);
  expect(JSON.parse(summary?.lasting ?? '')).toEqual(LASTING);
  expect(JSON.parse(summary?.moving ?? '')).toEqual(moving(4));
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

  expect(textsOf(other, 'a')).toEqual(['one', 'other', 'one again']);
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
  expect(count('entries')).toBeGreaterThan(0);
  expect(textsOf(database, 'a')).toEqual(Array.from({ length: GROUPS }, (_, after) => `a${after}`));
  expect(count('waiting')).toBe(0);
  look.close();
  database.close();
});

test('a group that fails leaves nothing behind, and the next one goes on where it was', () => {
  const database = new Database(join(temporaryFolder(), 'kronika.db'));
  database.write([newRow('a')]);
  database.write([append('a', 0, 'one')]);
  const broken = { ...append('a', 1, 'two'), toJSON: () => expect.unreachable() };

  expect(() => database.write([broken])).toThrow();

  expect(database.write([append('a', 1, 'again')])).toEqual(['written']);
  expect(textsOf(database, 'a')).toEqual(['one', 'again']);
  database.close();
});

test('the last of what stays the same, and the last snapshot, count', () => {
  const database = new Database(join(temporaryFolder(), 'kronika.db'));
  database.write([newRow('a')]);
  const lasting = (title: string, list?: 'open') => ({ summary: { ...LASTING, title }, list });
  database.write([
    { ...append('a', 0, 'x'), lasting: lasting('one', 'open'), snapshot: '{"first":"ż"}' },
    { ...append('a', 1, 'y'), lasting: lasting('two'), snapshot: '{"second":"\\"ż"}' },
  ]);
  database.write([append('a', 2, 'z')]);

  expect(database.list('open', undefined, 9)).toEqual([]);
  expect(JSON.parse(database.summaries(['a'])[0]?.lasting ?? '')).toEqual({ ...LASTING, title: 'two' });
  expect(database.load('a')?.snapshot).toBe('{"second":"\\"ż"}');
  database.close();
});

test('an index that is damaged is made anew, and costs nobody anything', () => {
  const file = join(temporaryFolder(), 'kronika.db');
  const before = new Database(file);
  before.write([newRow('a'), newRow('b')]);
  before.write([append('a', 0, 'one'), append('b', 0, 'x')]);
  before.settle();
  before.close();
  const pages = atFile(file, (db) =>
    ['listed', 'due'].map((index) => {
      const row: unknown = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(index);
      return Number(Reflect.get(Object(row), 'rootpage'));
    }),
  );
  const PAGE = 4096;
  const bytes = readFileSync(file);
  for (const page of pages) bytes.fill(0xff, (page - 1) * PAGE, page * PAGE);
  writeFileSync(file, bytes);

  const database = new Database(file);

  expect(database.write([append('a', 1, 'two'), append('b', 1, 'y')])).toEqual(['written', 'written']);
  expect([textsOf(database, 'a'), textsOf(database, 'b')]).toEqual([
    ['one', 'two'],
    ['x', 'y'],
  ]);
  expect(database.list('running', undefined, 9)).toHaveLength(2);
  expect(database.due(9, 9)).toHaveLength(2);
  database.close();
});
