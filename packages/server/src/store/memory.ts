import type { Append, Entry, Snapshot, StoredTable, TableHeader } from '@kronika/host';
import type { SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { anonymousEntry, anonymousHeader, anonymousSummary } from './anonymous.ts';
import { matches } from './listing.ts';
import { ConflictError, type Listing, type NewTable, type Store, UnknownTableError } from './port.ts';

interface Kept {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly summary: TableSummary;
  readonly snapshot: Snapshot | undefined;
  readonly due: number | undefined;
}

/** Keeps tables for as long as the process lives: for tests, and to see what the disk costs. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>();
  readonly #setAside = new Set<string>();

  async create({ header, lasting, moving, due }: NewTable): Promise<void> {
    if (this.#tables.has(header.table)) throw new ConflictError(0);
    this.#tables.set(
      header.table,
      copied({ header, summary: { ...lasting, ...moving }, snapshot: undefined, due, entries: [] }),
    );
  }

  async append({ table, after, entries, lasting, moving, snapshot, due }: Append): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept === undefined) throw new UnknownTableError();
    if (kept.entries.length !== after) throw new ConflictError(after);
    this.#tables.set(table, {
      header: kept.header,
      entries: [...kept.entries, ...copied(entries)],
      summary: copied({ ...lasting, ...moving }),
      snapshot: snapshot === undefined ? kept.snapshot : copied(snapshot),
      due,
    });
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(table);
    if (kept === undefined) return undefined;
    const { header, entries, snapshot } = kept;
    return copied({ header, entries, ...(snapshot === undefined ? {} : { snapshot }) });
  }

  async list(listing: Listing): Promise<readonly TableSummary[]> {
    const found =
      listing.is === 'these'
        ? listing.tables.flatMap((table) => this.#tables.get(table)?.summary ?? [])
        : [...this.#tables.values()]
            .map(({ summary }) => summary)
            .filter((summary) => matches(listing, summary) && !this.#setAside.has(summary.table))
            .sort((one, other) => other.updated - one.updated)
            .slice(0, listing.most);
    return copied(found);
  }

  async anonymise(table: string, seats: readonly SeatId[]): Promise<void> {
    const kept = this.#tables.get(table);
    if (kept === undefined) return;
    this.#tables.set(table, {
      ...kept,
      header: anonymousHeader(kept.header, seats),
      entries: kept.entries.map((entry) => anonymousEntry(entry, seats)),
      summary: anonymousSummary(kept.summary, seats),
    });
  }

  async setAside(table: string): Promise<void> {
    this.#setAside.add(table);
  }

  async due(before: number, most: number): Promise<readonly string[]> {
    return [...this.#tables.values()]
      .flatMap(({ header: { table }, due }) =>
        due === undefined || due > before || this.#setAside.has(table) ? [] : [{ table, due }],
      )
      .sort((one, other) => one.due - other.due)
      .slice(0, most)
      .map(({ table }) => table);
  }

  async close(): Promise<void> {}
}

/** What is kept must not change with what was handed in. */
function copied<T>(value: T): T {
  return structuredClone(value);
}
