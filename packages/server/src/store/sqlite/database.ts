import Libsql from 'libsql';
import * as z from 'zod';
import { anonymousEntry, anonymousHeader, anonymousSummary } from '../anonymous.ts';
import { DamagedTableError } from '../port.ts';
import { AccountRows } from './account-rows.ts';
import { blobs, integers, readRow, readRows } from './columns.ts';
import { isDamage, NewerVersionError } from './damage.ts';
import { remakeIndexes } from './indexes.ts';
import { migrate } from './migrate.ts';
import { entryPlace, headerPlace, lastingPlace, movingPlace, snapshotPlace } from './places.ts';
import { entriesFrom, headerFrom, summaryFrom } from './reading.ts';
import type { AnonymousRow, AppendRow, NewRow, Row, SummaryRow, Write, Written } from './request.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { sealed, unsealed } from './seal.ts';
import { SetAside } from './set-aside.ts';
import { WaitingAppends } from './waiting.ts';

/** So many pages of 4 kB gather beside the database before they are moved into it. */
const CHECKPOINT_AFTER = 4000;

/** So many groups wait at the most: sorting them in takes some milliseconds, and the next one has to wait for it. */
const MOST_WAITING = 64;

/** `synchronous=FULL`: what was committed survives a loss of power, not only the end of the process. */
const FULL = 2;

const standingRow = z.object({
  id: z.string(),
  list: z.string().nullable(),
  entries: z.number(),
  due: z.number().nullable(),
});
const idRow = z.object({ id: z.string() });
const numberRow = z.object({ number: z.number() });

/** The tables in an SQLite file. Lives in a thread of its own, because the disk is waited for. */
export class Database {
  readonly #db: Libsql.Database;
  readonly #statements: Statements;
  readonly #waiting: WaitingAppends;
  readonly #setAside: SetAside;
  readonly accounts: AccountRows;

  constructor(file: string) {
    this.#db = new Libsql(file);
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#setPragma('journal_mode', 'wal');
    this.#setPragma('synchronous', FULL);
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_AFTER}`);
    this.#migrate();
    this.#statements = statementsOf(this.#db);
    this.#setAside = new SetAside(this.#db);
    this.#waiting = new WaitingAppends(this.#db, this.#setAside);
    this.accounts = new AccountRows(this.#db);
  }

  /** Pragmas belong to the connection and fail silently, so they are read back. */
  #setPragma(name: string, value: string | number): void {
    this.#db.exec(`PRAGMA ${name} = ${value}`);
    const now = this.#pragma(name);
    if (now !== value) throw new Error(`the database does not take ${name} = ${value}: it is ${String(now)}`);
  }

  #pragma(name: string): unknown {
    const row = this.#db.prepare(`PRAGMA ${name}`).get();
    return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined;
  }

  /** How safe what is written is, as the database itself says. */
  durability(): { readonly journal: unknown; readonly synchronous: 'full' | 'less' } {
    return {
      journal: this.#pragma('journal_mode'),
      synchronous: Number(this.#pragma('synchronous')) >= FULL ? 'full' : 'less',
    };
  }

  #migrate(): void {
    const version = Number(this.#pragma('user_version'));
    if (version > SCHEMA_VERSION) throw new NewerVersionError(version, SCHEMA_VERSION);
    this.#db.exec('BEGIN IMMEDIATE');
    migrate(this.#db, version);
    this.#db.exec('COMMIT');
  }

  /** Writes all of it in one transaction: one wait for the disk, whatever the number. */
  write(writes: readonly Write[]): readonly Written[] {
    return this.#atOnce(() => {
      this.#waiting.catchUp();
      const written: Written[] = [];
      const appends: AppendRow[] = [];
      for (const write of writes) {
        const result = write.is === 'append' ? this.#waiting.accept(write) : this.#write(write);
        if (write.is === 'append' && result === 'written') appends.push(write);
        written.push(result);
      }
      this.#waiting.add(appends);
      // Names are taken off what is sorted in, so that they are off whatever was said before.
      for (const write of writes) if (write.is === 'anonymise') this.#anonymise(write);
      return written;
    });
  }

  /** All of it, or nothing. Where the file is damaged, what is in the way is put aside first. */
  #atOnce<T>(task: () => T): T {
    try {
      return this.#transaction(task);
    } catch (error) {
      if (!isDamage(error)) throw error;
      // A transaction that came upon damage cannot go on, not even from a savepoint.
      remakeIndexes(this.#db);
      const hindered = this.#waiting.hindered();
      this.#transaction(() => this.#waiting.sort(hindered));
      return this.#transaction(task);
    }
  }

  #transaction<T>(task: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const done = task();
      this.#db.exec('COMMIT');
      return done;
    } catch (error) {
      this.#waiting.forget();
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Sorts in what waits if there is much of it; best when nobody is waiting. */
  tidy(): void {
    if (this.#waiting.groups >= MOST_WAITING) this.#atOnce(() => this.#waiting.sort());
  }

  /** Sorts in whatever waits. */
  settle(): void {
    this.#sorted();
  }

  /** Whoever wants to read finds everything in its place. */
  #sorted(): Statements {
    if (!this.#waiting.isEmpty) this.#atOnce(() => this.#waiting.sort());
    return this.#statements;
  }

  #write(write: Exclude<Write, AppendRow>): Written {
    switch (write.is) {
      case 'create':
        return this.#create(write);
      case 'anonymise':
        return 'written';
      case 'account':
        return this.accounts.write(write.write);
    }
  }

  /** What is damaged is left as it is: nobody can read a name in it either. */
  #anonymise({ id, seats }: AnonymousRow): void {
    this.#waiting.sort();
    const { tableOf, namingEntries, changeHeader, changeEntry, changeSummary } = this.#statements;
    const table: unknown = tableOf.get(id);
    if (table === undefined) return;
    unlessDamaged(() => {
      const header = anonymousHeader(headerFrom(unsealed(headerPlace(id), column(table, 'header'))), seats);
      changeHeader.run([sealed(headerPlace(id), JSON.stringify(header)), id]);
    });
    for (const row of namingEntries.all(id))
      unlessDamaged(() => {
        const { number } = numberRow.parse(row);
        const entries = entriesFrom(unsealed(entryPlace(id, number), column(row, 'entry')));
        const kept = JSON.stringify(entries.map((one) => anonymousEntry(one, seats)));
        changeEntry.run([sealed(entryPlace(id, number), kept), id, number]);
      });
    unlessDamaged(() => {
      const standing = this.#standingOf(id);
      const summary = anonymousSummary(summaryFrom(standing), seats);
      changeSummary.run([sealed(lastingPlace(id, standing.list), JSON.stringify(summary)), id]);
    });
  }

  #create({ id, header, lasting: { summary: lasting, list }, moving: { summary: moving, due } }: NewRow): Written {
    if (this.#statements.tableOf.get(id) !== undefined) return 'conflict';
    // Values are handed over as one list: the library would put several of them into one first.
    this.#statements.addTable.run([id, sealed(headerPlace(id), header)]);
    this.#statements.addStanding.run([
      id,
      0,
      sealed(lastingPlace(id, list ?? null), JSON.stringify(lasting)),
      lasting.game,
      list ?? null,
      moving.updated,
      due ?? null,
      sealed(movingPlace(id, { entries: 0, due: due ?? null }), JSON.stringify(moving)),
    ]);
    return 'written';
  }

  /** Throws a `DamagedTableError` if a checksum does not fit. */
  load(id: string): Row | undefined {
    if (this.#setAside.has(id)) throw new DamagedTableError('the table was set aside because it is damaged');
    const { tableOf, journalOf, snapshotOf } = this.#sorted();
    if (this.#setAside.has(id)) throw new DamagedTableError('something that was added to the table is damaged');
    try {
      const table: unknown = tableOf.get(id);
      if (table === undefined) return undefined;
      const entries = journalOf.all(id).map((row) => {
        const { number } = numberRow.parse(row);
        return { number, entry: unsealed(entryPlace(id, number), column(row, 'entry')) };
      });
      const kept: unknown = snapshotOf.get(id);
      return {
        header: unsealed(headerPlace(id), column(table, 'header')),
        entries,
        length: this.#standingOf(id).entries,
        snapshot: kept === undefined ? undefined : unsealed(snapshotPlace(id), column(kept, 'snapshot')),
      };
    } catch (error) {
      throw isDamage(error) ? new DamagedTableError(error.message) : error;
    }
  }

  setAside(id: string): void {
    this.#setAside.note(id);
  }

  #standingOf(id: string): Standing {
    return standingIn(this.#statements.standingOf.get(id));
  }

  list(list: 'open' | 'running', game: string | undefined, most: number): readonly SummaryRow[] {
    const { listed, listedOfGame } = this.#sorted();
    const room = most + this.#setAside.size;
    const rows = this.#indexed(() =>
      game === undefined ? listed.all(list, room) : listedOfGame.all(list, game, room),
    );
    return rows.flatMap((row) => this.#soundStanding(row)).slice(0, most);
  }

  summaries(ids: readonly string[]): readonly SummaryRow[] {
    const { standingOf } = this.#sorted();
    return ids.flatMap((id) => {
      const row: unknown = unlessDamaged(() => standingOf.get(id));
      return row === undefined ? [] : this.#soundStanding(row);
    });
  }

  /** Nothing of a table that is damaged: it must not keep others out of a list. */
  #soundStanding(row: unknown): readonly SummaryRow[] {
    const standing = unlessDamaged(() => standingIn(row));
    if (standing === undefined || this.#setAside.has(standing.id)) return [];
    return [{ lasting: standing.lasting, moving: standing.moving }];
  }

  due(before: number, most: number): readonly string[] {
    const { dueBefore } = this.#sorted();
    const rows = this.#indexed(() => dueBefore.all(before, most + this.#setAside.size));
    return readRows(idRow, rows)
      .flatMap(({ id }) => (this.#setAside.has(id) ? [] : id))
      .slice(0, most);
  }

  /** Reads by an index, which is made anew if it is damaged. */
  #indexed<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!isDamage(error)) throw error;
      remakeIndexes(this.#db);
      return read();
    }
  }

  close(): void {
    this.#db.close();
  }
}

interface Standing extends z.infer<typeof standingRow>, SummaryRow {}

/** A row of `standings`, with what is sealed in it. */
function standingIn(row: unknown): Standing {
  const standing = readRow(standingRow, withoutSealed(row));
  if (standing === undefined) throw new DamagedTableError('the summary cannot be read');
  const { id, list } = standing;
  return {
    ...standing,
    lasting: unsealed(lastingPlace(id, list), column(row, 'lasting')),
    moving: unsealed(movingPlace(id, standing), column(row, 'moving')),
  };
}

function withoutSealed(row: unknown): unknown {
  return { ...Object(row), lasting: undefined, moving: undefined };
}

function column(row: unknown, name: string): unknown {
  return Reflect.get(Object(row), name);
}

function unlessDamaged<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

type Statements = ReturnType<typeof statementsOf>;

const STANDING = `SELECT ${blobs('id', 'list', 'moving')}, CAST(summary AS BLOB) AS lasting, ${integers('entries', 'due')} FROM standings`;

const NAMING = ['"sat"', '"said"'].map((kind) => `instr(CAST(entry AS BLOB), CAST('${kind}' AS BLOB))`).join(' OR ');

function statementsOf(db: Libsql.Database) {
  return {
    addTable: db.prepare('INSERT INTO tables (id, header) VALUES (?, ?)'),
    addStanding: db.prepare(
      'INSERT INTO standings (id, entries, summary, game, list, updated, due, moving) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    tableOf: db.prepare(`SELECT ${blobs('header')} FROM tables WHERE id = ?`),
    journalOf: db.prepare(
      `SELECT ${integers('number')}, ${blobs('entry')} FROM entries WHERE id = ? ORDER BY entries.number`,
    ),
    snapshotOf: db.prepare(`SELECT ${blobs('snapshot')} FROM snapshots WHERE id = ?`),
    changeHeader: db.prepare('UPDATE tables SET header = ? WHERE id = ?'),
    // The other kinds name nobody.
    namingEntries: db.prepare(
      `SELECT ${integers('number')}, ${blobs('entry')} FROM entries WHERE id = ? AND (${NAMING})`,
    ),
    changeEntry: db.prepare('UPDATE entries SET entry = ? WHERE id = ? AND number = ?'),
    changeSummary: db.prepare('UPDATE standings SET summary = ? WHERE id = ?'),
    standingOf: db.prepare(`${STANDING} WHERE id = ?`),
    listed: db.prepare(`${STANDING} WHERE list = ? ORDER BY updated DESC LIMIT ?`),
    listedOfGame: db.prepare(`${STANDING} WHERE list = ? AND game = ? ORDER BY updated DESC LIMIT ?`),
    dueBefore: db.prepare(`SELECT ${blobs('id')} FROM standings WHERE due <= ? ORDER BY due LIMIT ?`),
  };
}
