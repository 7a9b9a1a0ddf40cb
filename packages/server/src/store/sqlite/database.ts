import Libsql from 'libsql';
import * as z from 'zod';
import { anonymousEntry, anonymousHeader, anonymousSummary } from '../anonymous.ts';
import { AccountRows } from './account-rows.ts';
import { entryFrom, headerFrom, summaryFrom } from './reading.ts';
import type { AnonymousRow, AppendRow, NewRow, Row, SummaryRow, Write, Written } from './request.ts';
import { MIGRATIONS, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** So many pages of 4 kB gather beside the database before they are moved into it. */
const CHECKPOINT_AFTER = 4000;

/** `synchronous=FULL`: what was committed survives a loss of power, not only the end of the process. */
const FULL = 2;

const summaryRow = z.object({ lasting: z.string(), moving: z.string() }) satisfies z.ZodType<SummaryRow>;
const headerRow = z.object({ header: z.string() });
const entryRow = z.object({ number: z.number(), entry: z.string() });
const idRow = z.object({ id: z.string() });

/** The tables in an SQLite file. Lives in a thread of its own, because the disk is waited for. */
export class Database {
  readonly #db: Libsql.Database;
  readonly #statements: Statements;
  readonly accounts: AccountRows;

  constructor(file: string) {
    this.#db = new Libsql(file);
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#setPragma('journal_mode', 'wal');
    this.#setPragma('synchronous', FULL);
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_AFTER}`);
    this.#migrate();
    this.#statements = statementsOf(this.#db);
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
    if (version > SCHEMA_VERSION)
      throw new Error(`the data folder was written by a newer version (${version}); this one knows ${SCHEMA_VERSION}`);
    this.#db.exec('BEGIN IMMEDIATE');
    const migration = MIGRATIONS[version];
    if (migration !== undefined) this.#db.exec(migration);
    this.#db.exec(SCHEMA);
    this.#db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    this.#db.exec('COMMIT');
  }

  /** Writes all of it in one transaction: one wait for the disk, whatever the number. */
  write(writes: readonly Write[]): readonly Written[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const written = writes.map((write) => this.#write(write));
      this.#db.exec('COMMIT');
      return written;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #write(write: Write): Written {
    switch (write.is) {
      case 'create':
        return this.#create(write);
      case 'append':
        return this.#append(write);
      case 'anonymise':
        return this.#anonymise(write);
      case 'account':
        return this.accounts.write(write.write);
    }
  }

  #anonymise({ id, seats }: AnonymousRow): Written {
    const table: unknown = this.#statements.tableOf.get(id);
    if (table === undefined) return 'written';
    const { header } = headerRow.parse(table);
    this.#statements.changeHeader.run(JSON.stringify(anonymousHeader(headerFrom(header), seats)), id);
    for (const { number, entry } of z.array(entryRow).parse(this.#statements.namingEntries.all(id)))
      this.#statements.changeEntry.run(JSON.stringify(anonymousEntry(entryFrom(entry), seats)), id, number);
    const summary = summaryFrom(summaryRow.parse(this.#statements.summaryOf.get(id)));
    this.#statements.changeSummary.run(JSON.stringify(anonymousSummary(summary, seats)), id);
    return 'written';
  }

  #create({ id, header, lasting: { lasting, game, list }, moving: { moving, updated, due } }: NewRow): Written {
    if (this.#entries(id) !== undefined) return 'conflict';
    this.#statements.addTable.run([id, header]);
    this.#statements.addStanding.run([id, 0, lasting, game, list ?? null, updated, due ?? null, moving]);
    return 'written';
  }

  // Values are handed over as one list: the library would put several of them into one first.
  #append({ id, after, entries, lasting, moving: { moving, updated, due }, snapshot }: AppendRow): Written {
    const row = [after + entries.length, moving, updated, due ?? null, id, after];
    if (this.#statements.moveOn.run(row).changes === 0) return this.#entries(id) === undefined ? 'unknown' : 'conflict';
    for (let place = 0; place < entries.length; place += 1)
      this.#statements.addEntry.run([id, after + place, entries[place]]);
    if (lasting !== undefined) this.#statements.changeLasting.run([lasting.lasting, lasting.list ?? null, id]);
    if (snapshot !== undefined) this.#statements.keepSnapshot.run([id, snapshot]);
    return 'written';
  }

  #entries(id: string): number | undefined {
    const row: unknown = this.#statements.entriesOf.get(id);
    return row === undefined ? undefined : z.object({ entries: z.number() }).parse(row).entries;
  }

  load(id: string): Row | undefined {
    const table: unknown = this.#statements.tableOf.get(id);
    if (table === undefined) return undefined;
    const { header } = headerRow.parse(table);
    const entries = z.array(z.object({ entry: z.string() })).parse(this.#statements.journalOf.all(id));
    const kept: unknown = this.#statements.snapshotOf.get(id);
    const snapshot = kept === undefined ? undefined : z.object({ snapshot: z.string() }).parse(kept).snapshot;
    return { header, entries: entries.map(({ entry }) => entry), snapshot };
  }

  list(list: 'open' | 'running', game: string | undefined, most: number): readonly SummaryRow[] {
    const rows =
      game === undefined
        ? this.#statements.listed.all(list, most)
        : this.#statements.listedOfGame.all(list, game, most);
    return z.array(summaryRow).parse(rows);
  }

  summaries(ids: readonly string[]): readonly SummaryRow[] {
    return ids.flatMap((id) => {
      const row: unknown = this.#statements.summaryOf.get(id);
      return row === undefined ? [] : [summaryRow.parse(row)];
    });
  }

  due(before: number, most: number): readonly string[] {
    return z
      .array(idRow)
      .parse(this.#statements.dueBefore.all(before, most))
      .map(({ id }) => id);
  }

  close(): void {
    this.#db.close();
  }
}

type Statements = ReturnType<typeof statementsOf>;

function statementsOf(db: Libsql.Database) {
  return {
    addTable: db.prepare('INSERT INTO tables (id, header) VALUES (?, ?)'),
    addStanding: db.prepare(
      'INSERT INTO standings (id, entries, summary, game, list, updated, due, moving) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    moveOn: db.prepare(
      'UPDATE standings SET entries = ?, moving = ?, updated = ?, due = ? WHERE id = ? AND entries = ?',
    ),
    changeLasting: db.prepare('UPDATE standings SET summary = ?, list = ? WHERE id = ?'),
    addEntry: db.prepare('INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)'),
    keepSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots (id, snapshot) VALUES (?, ?)'),
    entriesOf: db.prepare('SELECT entries FROM standings WHERE id = ?'),
    tableOf: db.prepare('SELECT header FROM tables WHERE id = ?'),
    journalOf: db.prepare('SELECT entry FROM entries WHERE id = ? ORDER BY number'),
    snapshotOf: db.prepare('SELECT snapshot FROM snapshots WHERE id = ?'),
    changeHeader: db.prepare('UPDATE tables SET header = ? WHERE id = ?'),
    // The other kinds name nobody.
    namingEntries: db.prepare(
      "SELECT number, entry FROM entries WHERE id = ? AND json_extract(entry, '$.is') IN ('sat', 'said')",
    ),
    changeEntry: db.prepare('UPDATE entries SET entry = ? WHERE id = ? AND number = ?'),
    changeSummary: db.prepare('UPDATE standings SET summary = ? WHERE id = ?'),
    summaryOf: db.prepare('SELECT summary AS lasting, moving FROM standings WHERE id = ?'),
    listed: db.prepare('SELECT summary AS lasting, moving FROM standings WHERE list = ? ORDER BY updated DESC LIMIT ?'),
    listedOfGame: db.prepare(
      'SELECT summary AS lasting, moving FROM standings WHERE list = ? AND game = ? ORDER BY updated DESC LIMIT ?',
    ),
    dueBefore: db.prepare('SELECT id FROM standings WHERE due <= ? ORDER BY due LIMIT ?'),
  };
}
