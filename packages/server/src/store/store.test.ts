import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Append, Entry, Standing } from '@kronika/host';
import type { LastingSummary, MovingSummary, TableSummary } from '@kronika/protocol';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { MemoryStore } from './memory.ts';
import { ConflictError, type NewTable, type Store, UnknownTableError } from './port.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';

const STORES = [
  { name: 'memory', open: async (): Promise<Store> => new MemoryStore() },
  { name: 'sqlite', open: (folder: string): Promise<Store> => SqliteStore.open(join(folder, 'kronika.db')) },
];

const LASTING: Omit<LastingSummary, 'table'> = {
  game: 'tictactoe',
  seats: [{ is: 'person', name: 'Ala' }],
  clock: { is: 'none' },
  windows: 'open',
  visibility: 'public',
  created: 1,
};

interface Changes {
  readonly lasting?: Partial<LastingSummary>;
  readonly moving?: Partial<MovingSummary>;
}

function standing(table: string, { lasting, moving }: Changes = {}): Standing {
  return {
    lasting: { table, ...LASTING, ...lasting },
    moving: { status: 'playing', waiting: [0], updated: 1, ...moving },
  };
}

function newTable(table: string, changes: Changes = {}, due?: number): NewTable {
  return {
    header: {
      table,
      game: 'tictactoe',
      options: {},
      clock: { is: 'none' },
      visibility: 'public',
      pace: 'natural',
      seed: 'seed ąę',
      created: 1,
      seats: [{ is: 'person', name: 'Ala', holder: 'h', brings: { deck: ['x', null, 1.5] } }, { is: 'open' }],
    },
    ...standing(table, changes),
    ...(due === undefined ? {} : { due }),
  };
}

const said = (text: string): Entry => ({ is: 'said', at: 2, after: 0, by: 'Ala', text });

function append(table: string, after: number, ...texts: readonly string[]): Append {
  return { table, after, entries: texts.map(said), ...standing(table, { moving: { updated: after + 2 } }) };
}

const SNAPSHOT = {
  entries: 1,
  askedAt: 5,
  record: {
    format: 'kronika-record',
    version: 5,
    game: 'tictactoe',
    seed: 'seed',
    start: { is: 'setup', setup: { seats: 2 } },
    stretches: [{ because: 'start', rules: 1, from: 0, decisions: [[0, 4]] }],
    end: { decisions: 1, fingerprint: 'f' },
  },
} as const;

describe.each(STORES)('a store: $name', ({ open }) => {
  // Opened once: each test has tables of its own.
  const folder = mkdtempSync(join(tmpdir(), 'kronika-store-'));
  let store: Store;
  beforeAll(async () => {
    store = await open(folder);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('gives back what was written, in its order', async () => {
    const table = newTable('a1');
    await store.create(table);
    await store.append(append('a1', 0, 'one', 'two “…”'));
    await store.append(append('a1', 2, 'three'));

    expect(await store.load('a1')).toEqual({
      header: table.header,
      entries: [said('one'), said('two “…”'), said('three')],
    });
    expect(await store.load('b1')).toBeUndefined();
  });

  test('keeps the last snapshot', async () => {
    await store.create(newTable('a2'));
    await store.append({ ...append('a2', 0, 'one'), snapshot: { ...SNAPSHOT, askedAt: 4 } });
    await store.append({ ...append('a2', 1), snapshot: SNAPSHOT });
    await store.append(append('a2', 1, 'two'));

    expect((await store.load('a2'))?.snapshot).toEqual(SNAPSHOT);
    expect((await store.load('a2'))?.entries).toHaveLength(2);
  });

  test('of two who append at the same place one wins, and the other writes nothing', async () => {
    await store.create(newTable('a3'));

    const results = await Promise.allSettled([
      store.append(append('a3', 0, 'mine')),
      store.append(append('a3', 0, 'yours', 'too')),
    ]);

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(results[1]).toMatchObject({ reason: expect.any(ConflictError) });
    expect((await store.load('a3'))?.entries).toEqual([said('mine')]);
    expect((await store.list({ is: 'these', tables: ['a3'] }))[0]?.updated).toBe(2);
  });

  test('refuses a gap, an unknown table and a table that is there already', async () => {
    await store.create(newTable('a4'));

    await expect(store.append(append('a4', 1, 'x'))).rejects.toThrow(ConflictError);
    await expect(store.append(append('b4', 0, 'x'))).rejects.toThrow(UnknownTableError);
    await expect(store.create(newTable('a4', { lasting: { game: 'other' } }))).rejects.toThrow(ConflictError);
    expect((await store.list({ is: 'these', tables: ['a4'] }))[0]?.game).toBe('tictactoe');
  });

  test('one that fails does not take others of its group with it', async () => {
    const tables = ['a5', 'b5', 'c5'];
    await Promise.all(tables.map((table) => store.create(newTable(table))));

    const results = await Promise.allSettled(
      tables.map((table) => store.append(append(table, table === 'b5' ? 7 : 0, `in ${table}`))),
    );

    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.load('c5'))?.entries).toEqual([said('in c5')]);
  });

  test('lists public tables that are open or running, the newest first, and others by their address alone', async () => {
    await store.create(newTable('playing', { moving: { updated: 5 }, lasting: { game: 'listed' } }));
    await store.create(newTable('newer', { moving: { updated: 6 }, lasting: { game: 'listed' } }));
    await store.create(newTable('gathering', { moving: { status: 'gathering' }, lasting: { game: 'listed' } }));
    await store.create(
      newTable('deserted', {
        moving: { status: 'gathering' },
        lasting: { seats: [{ is: 'open', name: '' }], game: 'listed' },
      }),
    );
    await store.create(newTable('over', { moving: { status: 'over' }, lasting: { game: 'listed' } }));
    await store.create(newTable('private', { lasting: { visibility: 'invitation', game: 'listed' } }));
    const ids = (found: readonly TableSummary[]) => found.map(({ table }) => table);

    expect(ids(await store.list({ is: 'running', game: 'listed', most: 10 }))).toEqual(['newer', 'playing']);
    expect(ids(await store.list({ is: 'running', game: 'listed', most: 1 }))).toEqual(['newer']);
    expect(ids(await store.list({ is: 'open', game: 'listed', most: 10 }))).toEqual(['gathering']);
    expect(ids(await store.list({ is: 'running', most: 100 }))).toEqual(expect.arrayContaining(['a1', 'newer']));
    expect(ids(await store.list({ is: 'running', most: 100 }))).not.toContain('private');
    expect(ids(await store.list({ is: 'these', tables: ['private', 'none', 'over'] }))).toEqual(['private', 'over']);
  });

  test('a table leaves a list when it changes', async () => {
    await store.create(newTable('a7', { moving: { status: 'gathering' } }));
    await store.append({
      ...append('a7', 0, 'x'),
      ...standing('a7', { moving: { status: 'over', winners: [0] } }),
    });

    expect(await store.list({ is: 'open', game: 'tictactoe', most: 10 })).toEqual([]);
    expect(await store.list({ is: 'these', tables: ['a7'] })).toMatchObject([{ status: 'over', winners: [0] }]);
  });

  test('keeps what stays the same of a table beside what changes with every decision', async () => {
    const table = newTable('a8', { lasting: { title: 'Wieczór' } });
    await store.create(table);
    const seats: LastingSummary['seats'] = [{ is: 'person', name: 'Ola' }];
    const summary = async () => (await store.list({ is: 'these', tables: ['a8'] }))[0];

    await store.append({ ...append('a8', 0, 'x'), lasting: table.lasting });
    expect(await summary()).toEqual({ ...table.lasting, ...table.moving, updated: 2 });
    const other = { ...table.lasting, seats };
    for (const after of [1, 2]) await store.append({ ...append('a8', after, 'x'), lasting: other });

    expect(await summary()).toEqual({ ...other, ...table.moving, updated: 4 });
  });

  test('knows what is due, the most urgent first, until it is not any more', async () => {
    await store.create(newTable('late', {}, 300));
    await store.create(newTable('soon', {}, 100.5));
    await store.create(newTable('never'));

    expect(await store.due(99, 10)).toEqual([]);
    expect(await store.due(300, 10)).toEqual(['soon', 'late']);
    expect(await store.due(300, 1)).toEqual(['soon']);
    await store.append(append('soon', 0, 'x'));

    expect(await store.due(300, 10)).toEqual(['late']);
  });
});

describe.each(STORES)('taking a name off a table: $name', ({ open }) => {
  test('leaves everything else as it was', async () => {
    const store = await open(temporaryFolder());
    onTestFinished(() => store.close());
    const table = newTable('a', {
      lasting: {
        seats: [
          { is: 'person', name: 'Ala' },
          { is: 'person', name: 'Ola' },
        ],
      },
    });
    await store.create(table);
    const entries: Entry[] = [
      { is: 'sat', at: 2, after: 0, seat: 1, name: 'Ola', holder: 'o', brings: 'crane' },
      { is: 'said', at: 2, after: 0, by: 'Ola', seat: 1, text: 'Mieszkam w Łodzi' },
      { is: 'said', at: 2, after: 0, by: 'Ala', seat: 0, text: 'A ja nie' },
      { is: 'said', at: 2, after: 0, by: 'widz', text: 'Cześć' },
      { is: 'decided', at: 3, after: 0, seat: 1, answer: [1, 2], spent: 0 },
    ];
    const { lasting, moving } = table;
    await store.append({ table: 'a', after: 0, entries, lasting, moving, due: 7 });

    await store.anonymise('a', [1]);
    await store.anonymise('a', [1]);
    await store.anonymise('no such table', [1]);

    expect(await store.load('a')).toEqual({
      header: table.header,
      entries: [
        { is: 'sat', at: 2, after: 0, seat: 1, name: 'N.N.', holder: 'o', brings: 'crane' },
        { is: 'said', at: 2, after: 0, by: 'N.N.', seat: 1, text: '…' },
        ...entries.slice(2),
      ],
    });
    expect((await store.list({ is: 'these', tables: ['a'] }))[0]?.seats).toEqual([
      { is: 'person', name: 'Ala' },
      { is: 'person', name: 'N.N.' },
    ]);
    expect(await store.due(7, 1)).toEqual(['a']);
    await store.anonymise('a', [0]);
    expect((await store.load('a'))?.header.seats[0]).toMatchObject({ name: 'N.N.', holder: 'h' });
    expect(JSON.stringify(await store.load('a'))).not.toContain('Ala');
  });
});

describe('the SQLite store', () => {
  test('keeps everything when it is opened again', async () => {
    const file = join(temporaryFolder(), 'kronika.db');
    const first = await SqliteStore.open(file);
    await first.create(newTable('a'));
    await first.append(append('a', 0, 'one'));
    await first.close();

    const second = await SqliteStore.open(file);
    onTestFinished(() => second.close());

    expect((await second.load('a'))?.entries).toEqual([said('one')]);
    await expect(first.load('a')).rejects.toThrow('closed');
  });

  test('goes on with a file of an older version, where summaries and entries were single pieces', async () => {
    const file = join(temporaryFolder(), 'kronika.db');
    const first = await SqliteStore.open(file);
    const table = newTable('a');
    await first.create(table);
    await first.close();
    const older = new Libsql(file);
    older.exec('ALTER TABLE standings DROP COLUMN moving');
    older.exec('PRAGMA user_version = 2');
    older.prepare('INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)').run('a', 0, JSON.stringify(said('old')));
    older
      .prepare('UPDATE standings SET entries = 1, summary = ?')
      .run(JSON.stringify({ ...table.lasting, ...table.moving, waiting: [1], updated: 7 }));
    older.close();

    const second = await SqliteStore.open(file);
    onTestFinished(() => second.close());

    const listed = () => second.list({ is: 'running', most: 1 });
    expect(await listed()).toEqual([{ ...table.lasting, ...table.moving, waiting: [1], updated: 7 }]);
    await second.append(append('a', 1, 'new', 'newer'));
    expect(await listed()).toEqual([{ ...table.lasting, ...table.moving, updated: 3 }]);
    expect((await second.load('a'))?.entries).toEqual(['old', 'new', 'newer'].map(said));
  });

  test('says why a folder cannot be used', async () => {
    await expect(SqliteStore.open(join(temporaryFolder(), 'no', 'such', 'folder.db'))).rejects.toThrow();
  });
});
