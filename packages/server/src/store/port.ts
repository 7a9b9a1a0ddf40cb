import type { Append, Journal, Standing, StoredTable, TableHeader } from '@kronika/host';
import type { SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';

/** A new table, as it is first written down. */
export interface NewTable extends Standing {
  readonly header: TableHeader;
}

/** Which tables to list. Only public ones are found by what they are; others by their address alone. */
export type Listing =
  /** Tables that wait for somebody to sit down. */
  | { readonly is: 'open'; readonly game?: string; readonly most: number }
  /** Tables where one can watch. */
  | { readonly is: 'running'; readonly game?: string; readonly most: number }
  | { readonly is: 'these'; readonly tables: readonly string[] };

/** Where tables are kept. Whatever is promised resolves when it is durable. */
export interface Store extends Journal {
  create(table: NewTable): Promise<void>;
  /** Adds to a table's journal; rejects with a `ConflictError` when the journal is longer or shorter than expected. */
  append(append: Append): Promise<void>;
  /** Rejects with a `DamagedTableError` if what is stored cannot be trusted. */
  load(table: string): Promise<StoredTable | undefined>;
  /** The newest first; these, in the order they were named. */
  list(listing: Listing): Promise<readonly TableSummary[]>;
  /**
   * Takes the names of the people in these seats off a table, and what they said with them. Everything else stays, so
   * that others can go on and look back.
   */
  anonymise(table: string, seats: readonly SeatId[]): Promise<void>;
  /** Leaves a table that is damaged out of lists and of what is due, until the store is opened again. */
  setAside(table: string): Promise<void>;
  /** Tables that have to be looked after before then, the most urgent first. */
  due(before: number, most: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Somebody else has written to the table meanwhile. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  constructor(expected: number) {
    super(`the journal does not have ${expected} entries`);
  }
}

/** There is no such table to write to. */
export class UnknownTableError extends Error {
  override readonly name = 'UnknownTableError';
  constructor() {
    super('there is no such table');
  }
}

/** What is stored of a table cannot be read, or is not what was written. */
export class DamagedTableError extends Error {
  override readonly name = 'DamagedTableError';
}

/** The table for whoever can do without a damaged one. */
export async function loadIfSound(store: Store, table: string): Promise<StoredTable | undefined> {
  try {
    return await store.load(table);
  } catch (error) {
    if (error instanceof DamagedTableError) return undefined;
    throw error;
  }
}
