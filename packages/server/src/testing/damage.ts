import { readFileSync, writeFileSync } from 'node:fs';
import { present } from '@kronika/kernel';
import Libsql from 'libsql';

/** A byte that never occurs in UTF-8. */
const NO_TEXT = 0xff;

/** Damages a file as a failing disk might: wherever these bytes stand, the last of them becomes one that is no text. */
export function damageAfter(file: string, needle: Uint8Array | string): void {
  const bytes = readFileSync(file);
  const sought = Buffer.from(needle);
  let at = bytes.indexOf(sought);
  if (at === -1) throw new Error('these bytes are not in the file');
  for (; at !== -1; at = bytes.indexOf(sought, at + 1)) bytes[at + sought.length - 1] = NO_TEXT;
  writeFileSync(file, bytes);
}

/** Does something to the file as somebody who has it open, and leaves everything in the file itself. */
export function atFile<T>(file: string, task: (db: Libsql.Database) => T): T {
  const db = new Libsql(file);
  try {
    return task(db);
  } finally {
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
  }
}

/** What a column of a table's row holds. */
export function bytesOf(
  file: string,
  { column, from, id }: { readonly column: string; readonly from: string; readonly id: string },
): Buffer {
  const row: unknown = atFile(file, (db) =>
    db.prepare(`SELECT CAST(${column} AS BLOB) AS kept FROM ${from} WHERE id = ?`).get(id),
  );
  const kept: unknown = present(Reflect.get(Object(row), 'kept'), 'the row');
  return Buffer.from(Buffer.isBuffer(kept) ? kept : []);
}
