import Libsql from 'libsql';
import * as z from 'zod';
import { anonymousEntry, anonymousHeader, anonymousSummary } from '../anonymous.ts';
import { AccountRows } from './account-rows.ts';
import { entriesFrom, headerFrom, summaryFrom } from './reading.ts';
import type { AnonymousRow, AppendRow, NewRow, Row, SummaryRow, Write, Written } from './request.ts';
import { MIGRATIONS, SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { WaitingAppends } from './waiting.ts';

/** So many pages of 4 kB gather beside the database before they are moved into it. */
const CHECKPOINT_AFTER = 4000;

/** So many groups wait at the most: sorting them in takes some milliseconds, and the next one has to wait for it. */
const MOST_WAITING = 64;

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
  readonly #waiting: WaitingAppends;
  readonly accounts: AccountRows;

  constructor(file: string) {
    this.#db = new Libsql(file);
    this.#db.exec('PRAGMA busy_timeout = 5000');
    this.#setPragma('journal_mode', 'wal');
    this.#setPragma('synchronous', FULL);
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_AFTER}`);
    this.#migrate();
    this.#statements = statementsOf(this.#db);
    this.#waiting = new WaitingAppends(this.#db);
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

  /** All of it, or nothing. */
  #atOnce<T>(task: () => T): T {
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

  #anonymise({ id, seats }: AnonymousRow): void {
    this.#waiting.sort();
    const table: unknown = this.#statements.tableOf.get(id);
    if (table === undefined) return;
    const { header } = headerRow.parse(table);
    this.#statements.changeHeader.run(JSON.stringify(anonymousHeader(headerFrom(header), seats)), id);
    for (const { number, entry } of z.array(entryRow).parse(this.#statements.namingEntries.all(id)))
      this.#statements.changeEntry.run(
        JSON.stringify(entriesFrom(entry).map((one) => anonymousEntry(one, seats))),
        id,
        number,
      );
    const summary = summaryFrom(summaryRow.parse(this.#statements.summaryOf.get(id)));
    this.#statements.changeSummary.run(JSON.stringify(anonymousSummary(summary, seats)), id);
  }

  #create({ id, header, lasting: { summary: lasting, list }, moving: { summary: moving, due } }: NewRow): Written {
    if (this.#statements.tableOf.get(id) !== undefined) return 'conflict';
    // Values are handed over as one list: the library would put several of them into one first.
    this.#statements.addTable.run([id, header]);
    const summaries = [JSON.stringify(lasting), lasting.game, list ?? null, moving.updated, due ?? null];
    this.#statements.addStanding.run([id, 0, ...summaries, JSON.stringify(moving)]);
    return 'written';
  }

  load(id: string): Row | undefined {
    const { tableOf, journalOf, snapshotOf } = this.#sorted();
    const table: unknown = tableOf.get(id);
    if (table === undefined) return undefined;
    const { header } = headerRow.parse(table);
    const entries = z.array(z.object({ entry: z.string() })).parse(journalOf.all(id));
    const kept: unknown = snapshotOf.get(id);
    const snapshot = kept === undefined ? undefined : z.object({ snapshot: z.string() }).parse(kept).snapshot;
    return { header, entries: entries.map(({ entry }) => entry), snapshot };
  }

  list(list: 'open' | 'running', game: string | undefined, most: number): readonly SummaryRow[] {
    const { listed, listedOfGame } = this.#sorted();
    const rows = game === undefined ? listed.all(list, most) : listedOfGame.all(list, game, most);
    return z.array(summaryRow).parse(rows);
  }

  summaries(ids: readonly string[]): readonly SummaryRow[] {
    const { summaryOf } = this.#sorted();
    return ids.flatMap((id) => {
      const row: unknown = summaryOf.get(id);
      return row === undefined ? [] : [summaryRow.parse(row)];
    });
  }

  due(before: number, most: number): readonly string[] {
    return z
      .array(idRow)
      .parse(this.#sorted().dueBefore.all(before, most))
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
    tableOf: db.prepare('SELECT header FROM tables WHERE id = ?'),
    journalOf: db.prepare('SELECT entry FROM entries WHERE id = ? ORDER BY number'),
    snapshotOf: db.prepare('SELECT snapshot FROM snapshots WHERE id = ?'),
    changeHeader: db.prepare('UPDATE tables SET header = ? WHERE id = ?'),
    // The other kinds name nobody.
    namingEntries: db.prepare(
      'SELECT number, entry FROM entries WHERE id = ? AND (instr(entry, \'"sat"\') OR instr(entry, \'"said"\'))',
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
