import type Libsql from 'libsql';
import { isDamage } from './damage.ts';
import { SCHEMA } from './schema.ts';

/**
 * Makes the indexes of the lists and of what is due anew. A damaged one can be neither rebuilt nor dropped, as either reads it:
 * it is struck off the list of what is in the file, and its pages stay unused.
 */
export function remakeIndexes(db: Libsql.Database): void {
  if (!isReadable(db)) return;
  db.exec('PRAGMA writable_schema = ON');
  try {
    db.exec("DELETE FROM sqlite_master WHERE type = 'index' AND name IN ('listed', 'due')");
  } finally {
    db.exec('PRAGMA writable_schema = RESET');
  }
  db.exec(SCHEMA);
}

/** Without all the rows there would be no index afterwards. */
function isReadable(db: Libsql.Database): boolean {
  try {
    db.prepare('SELECT max(length(moving)) AS longest FROM standings NOT INDEXED').get();
    return true;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}
