import type { Append, Journal, Snapshot, StoredTable, TableHeader } from '@kronika/host';
import type { TableSummary } from '@kronika/protocol';

/** Where the tables of this device are kept. */
export interface Archive extends Journal {
  create(header: TableHeader, summary: TableSummary): Promise<void>;
  /** Keeps the match as it stands, instead of what was kept of it so before; a table that is gone stays gone. */
  keepExact(table: string, exact: Snapshot): Promise<void>;
  /** `undefined` if there is no such table. */
  load(table: string): Promise<StoredTable | undefined>;
  forget(table: string): Promise<void>;
}

/** Somebody else, e.g. another window, has written to the table meanwhile. */
export class OvertakenError extends Error {
  constructor({ table, after }: Append, stored: number) {
    super(`table ${table} has ${stored} entries, not ${after}`);
  }
}
