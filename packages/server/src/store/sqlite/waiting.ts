import type Libsql from 'libsql';
import * as z from 'zod';
import { DamagedTableError } from '../port.ts';
import { type AppendLine, linesOf, readLines } from './append-lines.ts';
import { blobs, bytesIn, integers } from './columns.ts';
import { isDamage } from './damage.ts';
import { entryPlace, lastingPlace, movingPlace, snapshotPlace } from './places.ts';
import type { AppendRow, Written } from './request.ts';
import { sealed, unsealed } from './seal.ts';
import type { SetAside } from './set-aside.ts';

type DamagedLine = Extract<AppendLine, { readonly is: 'damaged' }>;

const lengthRow = z.object({ entries: z.number(), due: z.number().nullable(), moving: z.unknown() });
const versionRow = z.object({ data_version: z.number() });

/**
 * What was added to tables and is not sorted into them yet. Each table lies somewhere else in the file, so adding to
 * many of them at once means writing as many places; a group that waits is one. Sorted later, with what has come by then
 * for the same tables, it costs a fraction. Everything here happens inside a transaction that somebody else has begun.
 */
export class WaitingAppends {
  readonly #db: Libsql.Database;
  readonly #do: Statements;
  readonly #setAside: SetAside;
  /** How long journals are, with what waits for them; of the others the file knows. */
  readonly #lengths = new Map<string, number>();
  #version: number | undefined;
  #groups = 0;

  constructor(db: Libsql.Database, setAside: SetAside) {
    this.#db = db;
    this.#do = statementsOf(db);
    this.#setAside = setAside;
  }

  /** How many groups are waiting, as far as is known here. */
  get groups(): number {
    return this.#groups;
  }

  /** Another program may have written to the file: then only the file is right. */
  catchUp(): void {
    const { data_version: version } = versionRow.parse(this.#do.version.get());
    if (version === this.#version) return;
    this.sort();
    this.#version = version;
  }

  /** Something went wrong, and what was noted meanwhile may not have come to pass. */
  forget(): void {
    this.#version = undefined;
  }

  /** Whether something can be added to the table; then it has to be, with others. */
  accept({ id, after, entries }: AppendRow): Written {
    if (this.#setAside.has(id)) return 'damaged';
    const length = this.#lengthOf(id);
    if (length === 'damaged') return 'damaged';
    if (length !== after) return length === undefined ? 'unknown' : 'conflict';
    this.#lengths.set(id, after + entries.length);
    return 'written';
  }

  #lengthOf(id: string): number | 'damaged' | undefined {
    const known = this.#lengths.get(id);
    if (known !== undefined) return known;
    try {
      const row: unknown = this.#do.lengthOf.get(id);
      if (row === undefined) return undefined;
      const { moving, ...standing } = lengthRow.parse(row);
      unsealed(movingPlace(id, standing), moving);
      return standing.entries;
    } catch (error) {
      if (isDamage(error)) return 'damaged';
      throw error;
    }
  }

  add(appends: readonly AppendRow[]): void {
    if (appends.length === 0) return;
    this.#do.add.run([linesOf(appends)]);
    this.#groups += 1;
  }

  /** Whether anything waits, whoever has written it. */
  get isEmpty(): boolean {
    return this.#do.any.get() === undefined;
  }

  /**
   * Sorts everything into the tables, one table after the other; what comes to a table becomes one row. What is for tables where
   * damage is in the way is put aside with them.
   */
  sort(hindered: ReadonlyMap<string, string> = new Map()): void {
    const { byTable, damaged } = this.#read();
    const lacking = new Map(hindered);
    for (const { tables, line } of damaged) {
      this.#setAside.keep('waiting', line);
      for (const id of tables)
        if (this.#do.tableOf.get(id) !== undefined) lacking.set(id, 'something that was added to it is damaged');
    }
    for (const [id, why] of lacking) this.#giveUp(id, { appends: byTable.get(id) ?? [], why });
    for (const [id, appends] of byTable) if (!lacking.has(id)) this.#sortInto(id, appends);
    this.#do.clear.run();
    this.#lengths.clear();
    this.#groups = 0;
  }

  /** The tables into which nothing can be sorted, and why. Outside of any transaction: each is tried in one of its own. */
  hindered(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const [id, appends] of this.#read().byTable) {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        this.#sortInto(id, appends);
      } catch (error) {
        if (!isDamage(error)) throw error;
        found.set(id, error.message);
      } finally {
        this.#db.exec('ROLLBACK');
      }
    }
    return found;
  }

  /** What waits, by table, and the lines that are damaged: each costs the table it was for, and no other. */
  #read(): { readonly byTable: ReadonlyMap<string, readonly AppendRow[]>; readonly damaged: readonly DamagedLine[] } {
    const byTable = new Map<string, AppendRow[]>();
    const damaged: DamagedLine[] = [];
    for (const row of this.#do.all.all()) {
      for (const line of readLines(bytesIn(Reflect.get(Object(row), 'appends')) ?? Buffer.alloc(0))) {
        if (line.is === 'damaged') {
          damaged.push(line);
          continue;
        }
        const before = byTable.get(line.append.id);
        if (before === undefined) byTable.set(line.append.id, [line.append]);
        else before.push(line.append);
      }
    }
    return { byTable, damaged };
  }

  /** The table lacks something, so that what follows does not fit. It is kept for whoever looks into it. */
  #giveUp(id: string, { appends, why }: { readonly appends: readonly AppendRow[]; readonly why: string }): void {
    this.#setAside.add(id, why);
    if (appends.length > 0) this.#setAside.keep('waiting', linesOf(appends));
  }

  #sortInto(id: string, appends: readonly AppendRow[]): void {
    const [first] = appends;
    const last = appends.at(-1);
    if (first === undefined || last === undefined) return;
    const entries = appends.flatMap((append) => append.entries);
    const { summary, due = null } = last.moving;
    const length = last.after + last.entries.length;
    if (length !== first.after + entries.length) throw new DamagedTableError('the journal has a gap');
    // Values are handed over as one list: the library would put several of them into one first.
    if (entries.length > 0) {
      const kept = sealed(entryPlace(id, first.after), JSON.stringify(entries));
      this.#do.addEntries.run([id, first.after, kept]);
    }
    const moving = sealed(movingPlace(id, { entries: length, due }), JSON.stringify(summary));
    const { changes } = this.#do.moveOn.run([length, moving, summary.updated, due, id, first.after]);
    if (changes === 0) throw new DamagedTableError('the journal has another length');
    const lasting = appends.findLast((append) => append.lasting !== undefined)?.lasting;
    if (lasting !== undefined) {
      const list = lasting.list ?? null;
      this.#do.changeLasting.run([sealed(lastingPlace(id, list), JSON.stringify(lasting.summary)), list, id]);
    }
    const snapshot = appends.findLast((append) => append.snapshot !== undefined)?.snapshot;
    if (snapshot !== undefined) this.#do.keepSnapshot.run([id, sealed(snapshotPlace(id), snapshot)]);
  }
}

type Statements = ReturnType<typeof statementsOf>;

function statementsOf(db: Libsql.Database) {
  return {
    version: db.prepare('PRAGMA data_version'),
    add: db.prepare('INSERT INTO waiting (appends) VALUES (?)'),
    any: db.prepare('SELECT number FROM waiting LIMIT 1'),
    all: db.prepare(`SELECT ${blobs('appends')} FROM waiting ORDER BY number`),
    clear: db.prepare('DELETE FROM waiting'),
    tableOf: db.prepare('SELECT 1 AS one FROM tables WHERE id = ?'),
    lengthOf: db.prepare(`SELECT ${integers('entries', 'due')}, ${blobs('moving')} FROM standings WHERE id = ?`),
    addEntries: db.prepare('INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)'),
    moveOn: db.prepare(
      'UPDATE standings SET entries = ?, moving = ?, updated = ?, due = ? WHERE id = ? AND entries = ?',
    ),
    changeLasting: db.prepare('UPDATE standings SET summary = ?, list = ? WHERE id = ?'),
    keepSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots (id, snapshot) VALUES (?, ?)'),
  };
}
