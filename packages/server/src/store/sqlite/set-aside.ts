import type Libsql from 'libsql';
import * as z from 'zod';
import { blobs, readRows } from './columns.ts';

const idRow = z.object({ id: z.string() });

/**
 * The tables that are damaged, so that nobody stumbles over them again. What was found by reading is forgotten when the file
 * is closed: it is still there to be found. What was lost on its way into a table is written down.
 */
export class SetAside {
  readonly #tables = new Set<string>();
  readonly #do: Statements;

  constructor(db: Libsql.Database) {
    this.#do = statementsOf(db);
    for (const { id } of readRows(idRow, this.#do.all.all())) this.#tables.add(id);
  }

  get size(): number {
    return this.#tables.size;
  }

  has(id: string): boolean {
    return this.#tables.has(id);
  }

  note(id: string): void {
    this.#tables.add(id);
  }

  /** The table lacks something that was acknowledged. Inside a transaction that somebody else has begun. */
  add(id: string, why: string): void {
    this.#tables.add(id);
    this.#do.add.run([id, why, Date.now()]);
  }

  /** Keeps what belongs nowhere any more, for whoever looks into it. */
  keep(whence: string, content: Uint8Array): void {
    this.#do.keep.run([whence, content]);
  }
}

type Statements = ReturnType<typeof statementsOf>;

function statementsOf(db: Libsql.Database) {
  return {
    all: db.prepare(`SELECT ${blobs('id')} FROM set_aside`),
    add: db.prepare('INSERT OR IGNORE INTO set_aside (id, why, noticed) VALUES (?, ?, ?)'),
    keep: db.prepare('INSERT INTO remains (whence, content) VALUES (?, ?)'),
  };
}
