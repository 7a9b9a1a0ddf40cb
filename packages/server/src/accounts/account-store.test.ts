import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite-store.ts';
import { MemoryAccounts } from './memory.ts';
import { type Account, type AccountSeat, type AccountStore, MOST_DECKS, type Session } from './port.ts';

interface Opened {
  readonly accounts: AccountStore;
  close(): Promise<void>;
}

const STORES = [
  { name: 'memory', open: async (): Promise<Opened> => ({ accounts: new MemoryAccounts(), close: async () => {} }) },
  {
    name: 'sqlite',
    open: async (folder: string): Promise<Opened> => {
      const store = await SqliteStore.open(join(folder, 'kronika.db'));
      return { accounts: store.accounts, close: () => store.close() };
    },
  },
];

const account = (id: string, changes: Partial<Account> = {}): Account => ({
  id,
  name: `Żółw ${id}`,
  folded: id,
  hash: `hash of ${id}`,
  created: 1_790_000_000_000,
  changed: 1_790_000_000_000,
  ...changes,
});

const session = (id: string, owner: string, changes: Partial<Session> = {}): Session => ({
  id,
  account: owner,
  holder: `holder of ${id}`,
  device: 'Firefox · Linux',
  created: 1_790_000_000_000,
  seen: 1_790_000_000_000,
  ...changes,
});

const seat = (owner: string, table: string, changes: Partial<AccountSeat> = {}): AccountSeat => ({
  account: owner,
  table,
  seat: 0,
  holder: `${owner} at ${table}`,
  since: 1,
  ...changes,
});

describe.each(STORES)('a store of accounts: $name', ({ open }) => {
  // Opened once: each test has accounts of its own.
  const folder = mkdtempSync(join(tmpdir(), 'kronika-accounts-'));
  let opened: Opened;
  let accounts: AccountStore;
  beforeAll(async () => {
    opened = await open(folder);
    accounts = opened.accounts;
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  /** An account with these sessions. */
  const made = async (id: string, ...sessions: readonly string[]) => {
    await accounts.add(account(id));
    for (const one of sessions) await accounts.open(session(one, id), `hash of ${id}`);
  };
  const sessionsOf = async (id: string) => (await accounts.sessions(id)).map((one) => one.id).toSorted();

  test('an account is found by its name', async () => {
    expect(await accounts.add(account('a1'))).toBe('added');

    expect(await accounts.named('a1')).toEqual(account('a1'));
    expect(await accounts.named('A1')).toBeUndefined();
  });

  test('a name belongs to one account, also when two want it at once', async () => {
    const tries = await Promise.all(['x', 'y'].map((id) => accounts.add(account(id, { folded: 'a2' }))));

    expect(tries).toEqual(['added', 'taken']);
    expect((await accounts.named('a2'))?.id).toBe('x');
  });

  test('a session is found by its holder, with its account', async () => {
    await made('a3', 's3');

    expect(await accounts.session('holder of s3')).toEqual({ session: session('s3', 'a3'), account: account('a3') });
    expect(await accounts.session('s3')).toBeUndefined();
    await accounts.noteSeen('s3', 1_790_000_000_005);
    expect((await accounts.sessions('a3'))[0]?.seen).toBe(1_790_000_000_005);
  });

  test('a session is not opened with a passphrase that is none any more, or for nobody', async () => {
    await made('a4');

    expect(await accounts.open(session('s4', 'a4'), 'an older hash')).toBe('outdated');
    expect(await accounts.open(session('s4', 'nobody'), 'hash of nobody')).toBe('outdated');
    expect(await accounts.sessions('a4')).toEqual([]);
  });

  test('sessions end one by one, and nobody ends those of others', async () => {
    await made('a5', 's5', 't5', 'u5');
    await made('b5', 'v5');

    await accounts.end('a5', ['s5', 'v5', 'none']);

    expect(await sessionsOf('a5')).toEqual(['t5', 'u5']);
    expect(await sessionsOf('b5')).toEqual(['v5']);
    expect(await accounts.session('holder of s5')).toBeUndefined();
  });

  test('another passphrase ends all sessions but one', async () => {
    await made('a6', 's6', 't6', 'u6');

    await accounts.rehash({ id: 'a6', hash: 'new', changed: 1_790_000_000_009, keep: 't6' });

    expect(await sessionsOf('a6')).toEqual(['t6']);
    expect(await accounts.named('a6')).toMatchObject({ hash: 'new', changed: 1_790_000_000_009 });
  });

  test('sessions nobody uses are forgotten', async () => {
    await made('a7');
    await accounts.open(session('old7', 'a7', { seen: 10 }), 'hash of a7');
    await accounts.open(session('new7', 'a7'), 'hash of a7');

    await accounts.endUnseenSince(11);

    expect(await sessionsOf('a7')).toEqual(['new7']);
  });

  test('seats are listed, the latest first', async () => {
    await accounts.seat([seat('a8', 'one'), seat('a8', 'two', { since: 3, seat: 1 }), seat('a8', 'two', { since: 3 })]);
    await accounts.seat([seat('b8', 'one', { seat: 1 })]);

    const listed = (await accounts.seats('a8', 10)).map((one) => `${one.table}${one.seat}`);
    expect(listed).toEqual(['two0', 'two1', 'one0']);
    expect(await accounts.seats('a8', 1)).toHaveLength(1);
    expect(await accounts.seats('a8', Number.MAX_SAFE_INTEGER)).toHaveLength(3);
    expect(await accounts.seatsAt('a8', 'one')).toEqual([seat('a8', 'one')]);
    expect(await accounts.seatsAt('b8', 'two')).toEqual([]);
  });

  test('a seat that was left belongs to nobody, and then to who sits down there', async () => {
    await accounts.seat([seat('a9', 'nine')]);
    await accounts.unseat('nine', 0);
    expect(await accounts.seats('a9', 10)).toEqual([]);

    await accounts.seat([seat('a9', 'nine')]);
    await accounts.seat([seat('b9', 'nine', { holder: 'other' })]);
    expect(await accounts.seats('a9', 10)).toEqual([]);
    expect(await accounts.seats('b9', 10)).toHaveLength(1);
  });

  test('a seat is claimed only while it is nobody’s', async () => {
    await accounts.claim([seat('a14', 'fourteen'), seat('a14', 'fourteen', { seat: 1 })]);
    await accounts.claim([seat('b14', 'fourteen'), seat('b14', 'fourteen', { seat: 2 })]);

    expect((await accounts.seats('a14', 10)).map((one) => one.seat)).toEqual([0, 1]);
    expect((await accounts.seats('b14', 10)).map((one) => one.seat)).toEqual([2]);
  });

  test('who plays again has the new seat too, whoever has no account does not', async () => {
    await accounts.seat([seat('a10', 'ten', { seat: 1, holder: 'sign' })]);

    await accounts.seatAgain([
      { table: 'eleven', seat: 0, holder: 'stranger', since: 2 },
      { table: 'eleven', seat: 1, holder: 'sign', since: 2 },
    ]);

    expect(await accounts.seatsAt('a10', 'eleven')).toEqual([
      { account: 'a10', table: 'eleven', seat: 1, holder: 'sign', since: 2 },
    ]);
  });

  test('of a deck the latest change stays, and each has its place in the row of changes', async () => {
    await made('a11');
    await made('b11');
    const deck = { name: 'Żuraw', cards: [['x', 3]] };
    await accounts.keepDecks('a11', [{ id: 'one', changed: 5, deck }]);
    await accounts.keepDecks('a11', [{ id: 'two', changed: 5, deck: 'two' }]);

    await accounts.keepDecks('a11', [
      { id: 'one', changed: 4, deck: 'older' },
      { id: 'two', changed: 6 },
    ]);

    expect(await accounts.decksSince('a11', 0)).toEqual([
      { id: 'one', changed: 5, deck, revision: 1 },
      { id: 'two', changed: 6, revision: 3 },
    ]);
    expect(await accounts.decksSince('a11', 1)).toEqual([{ id: 'two', changed: 6, revision: 3 }]);
    expect(await accounts.decksSince('b11', 0)).toEqual([]);
  });

  test('there is room for many decks, and traces of deleted ones make room first', async () => {
    await made('a12');
    const many = Array.from({ length: MOST_DECKS }, (_, place) => ({ id: `deck ${place}`, changed: 1, deck: place }));
    expect(await accounts.keepDecks('a12', many)).toBe('kept');
    expect(await accounts.keepDecks('a12', [{ id: 'more', changed: 1, deck: 1 }])).toBe('full');
    expect(await accounts.keepDecks('a12', [{ id: 'deck 7', changed: 2 }])).toBe('kept');

    expect(await accounts.keepDecks('a12', [{ id: 'more', changed: 1, deck: 1 }])).toBe('kept');

    const ids = (await accounts.decksSince('a12', 0)).map(({ id }) => id);
    expect(ids).toHaveLength(MOST_DECKS);
    expect(ids).toContain('more');
    expect(ids).not.toContain('deck 7');
  });

  test('an account goes with everything that belongs to it, and others stay', async () => {
    await made('a13', 's13');
    await made('b13', 't13');
    for (const owner of ['a13', 'b13']) {
      await accounts.seat([seat(owner, `table of ${owner}`)]);
      await accounts.keepDecks(owner, [{ id: 'deck', changed: 1, deck: 1 }]);
    }

    await accounts.remove('a13');

    expect(await accounts.named('a13')).toBeUndefined();
    expect(await accounts.session('holder of s13')).toBeUndefined();
    expect(await accounts.seats('a13', 10)).toEqual([]);
    expect(await accounts.decksSince('a13', 0)).toEqual([]);
    expect(await accounts.session('holder of t13')).toBeDefined();
    expect(await accounts.seats('b13', 10)).toHaveLength(1);
    expect(await accounts.decksSince('b13', 0)).toHaveLength(1);
  });
});
