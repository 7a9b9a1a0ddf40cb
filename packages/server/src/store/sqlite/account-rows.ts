import type Libsql from 'libsql';
import type * as z from 'zod';
import { MOST_DECKS } from '../../accounts/port.ts';
import {
  type AccountRead,
  type AccountWrite,
  accountRow,
  type DeckRow,
  deckRow,
  seatRow,
  sessionRow,
} from './account-request.ts';
import { blobs, integers, readRow, readRows } from './columns.ts';
import type { Written } from './request.ts';

/** The accounts in the same file as the tables. */
export class AccountRows {
  readonly #do: Statements;

  constructor(db: Libsql.Database) {
    this.#do = statementsOf(db);
  }

  /** Inside a transaction that somebody else has begun. */
  write(write: AccountWrite): Written {
    switch (write.is) {
      case 'addAccount': {
        const { id, name, folded, hash, created, changed } = write.account;
        return writtenIf(this.#do.addAccount.run(id, name, folded, hash, created, changed), 'conflict');
      }
      case 'rehash':
        this.#do.rehash.run(write.hash, write.changed, write.account);
        this.#do.endOthers.run(write.account, write.keep);
        return 'written';
      case 'removeAccount':
        for (const remove of [this.#do.removeSessions, this.#do.removeSeats, this.#do.removeDecks, this.#do.remove])
          remove.run(write.account);
        return 'written';
      case 'openSession': {
        const { id, account, holder, device, created, seen } = write.session;
        return writtenIf(
          this.#do.openSession.run(id, account, holder, device, created, seen, account, write.hash),
          'conflict',
        );
      }
      case 'noteSeen':
        this.#do.noteSeen.run(write.at, write.session);
        return 'written';
      case 'endSessions':
        for (const session of write.sessions) this.#do.endSession.run(write.account, session);
        return 'written';
      case 'endUnseen':
        this.#do.endUnseen.run(write.since);
        return 'written';
      case 'seat':
      case 'claim':
        for (const { table, seat, account, holder, since } of write.seats)
          this.#do[write.is].run(table, seat, account, holder, since);
        return 'written';
      case 'seatAgain':
        for (const { table, seat, holder, since } of write.seats)
          this.#do.seatAgain.run(table, seat, holder, since, holder);
        return 'written';
      case 'unseat':
        this.#do.unseat.run(write.table, write.seat);
        return 'written';
      case 'keepDecks':
        return this.#keepDecks(write.account, write.decks);
    }
  }

  #keepDecks(account: string, decks: readonly DeckRow[]): Written {
    let room: Written = 'written';
    for (const { id, changed, deck } of decks) {
      const known: unknown = this.#do.deckChanged.get(account, id);
      if (known === undefined && this.#count(this.#do.wholeDecks.get(account)) >= MOST_DECKS) room = 'conflict';
      else if (known === undefined || numberIn(known, 'changed') < changed) {
        this.#do.raiseRevision.run(account);
        this.#do.keepDeck.run(account, id, changed, deck ?? null, account);
      }
    }
    const surplus = this.#count(this.#do.allDecks.get(account)) - MOST_DECKS;
    if (surplus > 0) this.#do.dropTraces.run(account, account, surplus);
    return room;
  }

  #count(row: unknown): number {
    return numberIn(row, 'count');
  }

  read(read: AccountRead): unknown {
    switch (read.is) {
      case 'named':
        return readRow(accountRow, this.#do.named.get(read.folded));
      case 'session':
        return this.#session(read.holder);
      case 'sessions':
        return readRows(sessionRow, this.#do.sessions.all(read.account));
      case 'seats':
        return readRows(seatRow, this.#do.seats.all(read.account, read.most));
      case 'seatsAt':
        return readRows(seatRow, this.#do.seatsAt.all(read.account, read.table));
      case 'decksSince':
        return readRows(deckRow, this.#do.decksSince.all(read.account, read.revision)).filter(isWhole);
    }
  }

  #session(holder: string): unknown {
    const session = readRow(sessionRow, this.#do.session.get(holder));
    if (session === undefined) return undefined;
    const account = readRow(accountRow, this.#do.account.get(session.account));
    return account === undefined ? undefined : { session, account };
  }
}

/** What is in a deck is text; it may have become no JSON. */
function isWhole({ deck }: z.infer<typeof deckRow>): boolean {
  try {
    return deck === null || JSON.parse(deck) !== undefined;
  } catch {
    return false;
  }
}

function writtenIf({ changes }: Libsql.RunResult, otherwise: Written): Written {
  return changes > 0 ? 'written' : otherwise;
}

function numberIn(row: unknown, column: string): number {
  return Number(Reflect.get(Object(row), column));
}

type Statements = ReturnType<typeof statementsOf>;

// A row that cannot be read counts as none: who it belongs to cannot sign in, and nobody else is concerned.
const ACCOUNT = `SELECT ${blobs('id', 'name', 'folded', 'hash')}, ${integers('created', 'changed')} FROM accounts`;
const SESSION = `SELECT ${blobs('id', 'account', 'holder', 'device')}, ${integers('created', 'seen')} FROM sessions`;
const SEAT = `SELECT ${blobs('account', 'holder')}, CAST(place AS BLOB) AS "table", ${integers('seat', 'since')} FROM account_seats`;

function statementsOf(db: Libsql.Database) {
  return {
    addAccount: db.prepare(
      'INSERT OR IGNORE INTO accounts (id, name, folded, hash, created, changed) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    named: db.prepare(`${ACCOUNT} WHERE folded = ?`),
    account: db.prepare(`${ACCOUNT} WHERE id = ?`),
    rehash: db.prepare('UPDATE accounts SET hash = ?, changed = ? WHERE id = ?'),
    remove: db.prepare('DELETE FROM accounts WHERE id = ?'),
    removeSessions: db.prepare('DELETE FROM sessions WHERE account = ?'),
    removeSeats: db.prepare('DELETE FROM account_seats WHERE account = ?'),
    removeDecks: db.prepare('DELETE FROM decks WHERE account = ?'),
    openSession: db.prepare(
      `INSERT INTO sessions (id, account, holder, device, created, seen)
       SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM accounts WHERE id = ? AND hash = ?)`,
    ),
    session: db.prepare(`${SESSION} WHERE holder = ?`),
    sessions: db.prepare(`${SESSION} WHERE account = ? ORDER BY sessions.seen DESC`),
    noteSeen: db.prepare('UPDATE sessions SET seen = ? WHERE id = ?'),
    endSession: db.prepare('DELETE FROM sessions WHERE account = ? AND id = ?'),
    endOthers: db.prepare('DELETE FROM sessions WHERE account = ? AND id <> ?'),
    endUnseen: db.prepare('DELETE FROM sessions WHERE seen < ?'),
    seat: db.prepare(
      'INSERT OR REPLACE INTO account_seats (place, seat, account, holder, since) VALUES (?, ?, ?, ?, ?)',
    ),
    claim: db.prepare(
      'INSERT OR IGNORE INTO account_seats (place, seat, account, holder, since) VALUES (?, ?, ?, ?, ?)',
    ),
    seatAgain: db.prepare(
      `INSERT OR REPLACE INTO account_seats (place, seat, holder, since, account)
       SELECT ?, ?, ?, ?, account FROM account_seats WHERE holder = ? LIMIT 1`,
    ),
    unseat: db.prepare('DELETE FROM account_seats WHERE place = ? AND seat = ?'),
    seats: db.prepare(`${SEAT} WHERE account = ? ORDER BY account_seats.since DESC, account_seats.seat LIMIT ?`),
    seatsAt: db.prepare(`${SEAT} WHERE account = ? AND place = ? ORDER BY account_seats.seat`),
    deckChanged: db.prepare(`SELECT ${integers('changed')} FROM decks WHERE account = ? AND id = ?`),
    wholeDecks: db.prepare('SELECT COUNT(*) AS count FROM decks WHERE account = ? AND deck IS NOT NULL'),
    allDecks: db.prepare('SELECT COUNT(*) AS count FROM decks WHERE account = ?'),
    raiseRevision: db.prepare('UPDATE accounts SET revision = revision + 1 WHERE id = ?'),
    keepDeck: db.prepare(
      `INSERT OR REPLACE INTO decks (account, id, changed, deck, revision)
       SELECT ?, ?, ?, ?, revision FROM accounts WHERE id = ?`,
    ),
    dropTraces: db.prepare(
      `DELETE FROM decks WHERE account = ? AND id IN
       (SELECT id FROM decks WHERE account = ? AND deck IS NULL ORDER BY revision LIMIT ?)`,
    ),
    decksSince: db.prepare(
      `SELECT ${blobs('id', 'deck')}, ${integers('changed', 'revision')} FROM decks WHERE account = ? AND revision > ? ORDER BY decks.revision`,
    ),
  };
}
