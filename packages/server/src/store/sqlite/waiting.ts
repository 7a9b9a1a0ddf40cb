import type Libsql from 'libsql';
import * as z from 'zod';
import type { AppendRow, Written } from './request.ts';

const lengthRow = z.object({ entries: z.number() });
const versionRow = z.object({ data_version: z.number() });
const appendsRow = z.object({ appends: z.string() });

/**
 * What was added to tables and is not sorted into them yet. Each table lies somewhere else in the file, so adding to
 * many of them at once means writing as many places; a group that waits is one. Sorted later, with what has come by then
 * for the same tables, it costs a fraction. Everything here happens inside a transaction that somebody else has begun.
 */
export class WaitingAppends {
  readonly #do: Statements;
  /** How long journals are, with what waits for them; of the others the file knows. */
  readonly #lengths = new Map<string, number>();
  #version: number | undefined;
  #groups = 0;

  constructor(db: Libsql.Database) {
    this.#do = statementsOf(db);
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
    const length = this.#lengthOf(id);
    if (length !== after) return length === undefined ? 'unknown' : 'conflict';
    this.#lengths.set(id, after + entries.length);
    return 'written';
  }

  #lengthOf(id: string): number | undefined {
    const known = this.#lengths.get(id);
    if (known !== undefined) return known;
    const row: unknown = this.#do.lengthOf.get(id);
    return row === undefined ? undefined : lengthRow.parse(row).entries;
  }

  add(appends: readonly AppendRow[]): void {
    if (appends.length === 0) return;
    this.#do.add.run(JSON.stringify(appends));
    this.#groups += 1;
  }

  /** Whether anything waits, whoever has written it. */
  get isEmpty(): boolean {
    return this.#do.any.get() === undefined;
  }

  /** Sorts everything into the tables, one table after the other; what comes to a table becomes one row. */
  sort(): void {
    const byTable = new Map<string, AppendRow[]>();
    for (const { appends } of z.array(appendsRow).parse(this.#do.all.all())) {
      const group: readonly AppendRow[] = JSON.parse(appends);
      for (const append of group) {
        const before = byTable.get(append.id);
        if (before === undefined) byTable.set(append.id, [append]);
        else before.push(append);
      }
    }
    for (const [id, appends] of byTable) this.#sortInto(id, appends);
    this.#do.clear.run();
    this.#lengths.clear();
    this.#groups = 0;
  }

  #sortInto(id: string, appends: readonly AppendRow[]): void {
    const [first] = appends;
    const last = appends.at(-1);
    if (first === undefined || last === undefined) return;
    const entries = appends.flatMap((append) => append.entries);
    // Values are handed over as one list: the library would put several of them into one first.
    if (entries.length > 0) this.#do.addEntries.run([id, first.after, JSON.stringify(entries)]);
    const { summary, due } = last.moving;
    const length = last.after + last.entries.length;
    this.#do.moveOn.run([length, JSON.stringify(summary), summary.updated, due ?? null, id]);
    const lasting = appends.findLast((append) => append.lasting !== undefined)?.lasting;
    if (lasting !== undefined) this.#do.changeLasting.run([JSON.stringify(lasting.summary), lasting.list ?? null, id]);
    const snapshot = appends.findLast((append) => append.snapshot !== undefined)?.snapshot;
    if (snapshot !== undefined) this.#do.keepSnapshot.run([id, snapshot]);
  }
}

type Statements = ReturnType<typeof statementsOf>;

function statementsOf(db: Libsql.Database) {
  return {
    version: db.prepare('PRAGMA data_version'),
    add: db.prepare('INSERT INTO waiting (appends) VALUES (?)'),
    any: db.prepare('SELECT number FROM waiting LIMIT 1'),
    all: db.prepare('SELECT appends FROM waiting ORDER BY number'),
    clear: db.prepare('DELETE FROM waiting'),
    lengthOf: db.prepare('SELECT entries FROM standings WHERE id = ?'),
    addEntries: db.prepare('INSERT INTO entries (id, number, entry) VALUES (?, ?, ?)'),
    moveOn: db.prepare('UPDATE standings SET entries = ?, moving = ?, updated = ?, due = ? WHERE id = ?'),
    changeLasting: db.prepare('UPDATE standings SET summary = ?, list = ? WHERE id = ?'),
    keepSnapshot: db.prepare('INSERT OR REPLACE INTO snapshots (id, snapshot) VALUES (?, ?)'),
  };
}
