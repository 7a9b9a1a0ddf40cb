import Libsql from 'libsql';
import { listOf } from '../store/listing.ts';
import { Database } from '../store/sqlite/database.ts';
import { entryPlace, headerPlace, lastingPlace, movingPlace, snapshotPlace } from '../store/sqlite/places.ts';
import { sealed } from '../store/sqlite/seal.ts';
import type { Mended } from './judge.ts';
import type { Columns, RawTable } from './salvage.ts';

/** A new database, filled with what could be saved of another one. */
export class RebuiltDatabase {
  readonly #db: Libsql.Database;

  constructor(file: string) {
    new Database(file).close();
    this.#db = new Libsql(file);
    this.#db.exec('BEGIN IMMEDIATE');
  }

  /** As it was, to the byte. */
  copy(raw: RawTable): void {
    const { id, header, entries, snapshot, standing } = raw;
    this.#insert('tables', { id, header: header ?? Buffer.alloc(0) });
    for (const { number, entry } of entries) this.#insert('entries', { id, number, entry });
    if (snapshot !== undefined) this.#insert('snapshots', { id, snapshot });
    if (standing !== undefined) this.#insert('standings', { id, ...standing });
  }

  setAside(raw: RawTable, why: string, now: number): void {
    this.copy(raw);
    this.#insert('set_aside', { id: raw.id, why, noticed: now });
  }

  add(id: string, { header, entries, snapshot, standing }: Mended): void {
    const { lasting, moving, due } = standing;
    const list = listOf({ ...lasting, ...moving }) ?? null;
    const at = { entries: entries.length, due: due === undefined ? null : Math.floor(due) };
    this.#insert('tables', { id, header: sealed(headerPlace(id), JSON.stringify(header)) });
    if (entries.length > 0)
      this.#insert('entries', { id, number: 0, entry: sealed(entryPlace(id, 0), JSON.stringify(entries)) });
    if (snapshot !== undefined)
      this.#insert('snapshots', { id, snapshot: sealed(snapshotPlace(id), JSON.stringify(snapshot)) });
    this.#insert('standings', {
      id,
      ...at,
      game: lasting.game,
      list,
      updated: moving.updated,
      summary: sealed(lastingPlace(id, list), JSON.stringify(lasting)),
      moving: sealed(movingPlace(id, at), JSON.stringify(moving)),
    });
  }

  rows(into: string, columns: Columns, rows: readonly unknown[][]): void {
    const names = Object.keys(columns);
    const insert = this.#db.prepare(
      `INSERT OR IGNORE INTO ${into} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(row);
  }

  #insert(into: string, row: Readonly<Record<string, unknown>>): void {
    const names = Object.keys(row);
    const values = names.map(() => '?').join(', ');
    this.#db.prepare(`INSERT OR IGNORE INTO ${into} (${names.join(', ')}) VALUES (${values})`).run(Object.values(row));
  }

  /** Writes everything into the one file. */
  finish(): void {
    this.#db.exec('COMMIT');
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
