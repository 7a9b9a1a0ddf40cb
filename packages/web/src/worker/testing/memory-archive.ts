import type { Append, Snapshot, StoredTable } from '@kronika/host';
import { present } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { type Archive, OvertakenError } from '../archive.ts';

/** An archive that is gone with the test. It keeps copies, as a database does. */
export class MemoryArchive implements Archive {
  readonly #tables = new Map<string, StoredTable>();
  readonly summaries = new Map<string, TableSummary>();

  async create(header: StoredTable['header'], summary: TableSummary): Promise<void> {
    this.#tables.set(header.table, structuredClone({ header, entries: [] }));
    this.summaries.set(header.table, summary);
  }

  async append(append: Append): Promise<void> {
    const { table, after, entries, lasting, moving, snapshot } = append;
    const stored = present(this.#tables.get(table), 'the table');
    if (stored.entries.length !== after) throw new OvertakenError(append, stored.entries.length);
    const latest: { readonly snapshot?: Snapshot } = snapshot === undefined ? {} : { snapshot };
    this.#tables.set(table, structuredClone({ ...stored, ...latest, entries: [...stored.entries, ...entries] }));
    this.summaries.set(table, { ...lasting, ...moving });
  }

  async keepExact(table: string, exact: Snapshot): Promise<void> {
    const stored = this.#tables.get(table);
    if (stored !== undefined) this.#tables.set(table, structuredClone({ ...stored, exact }));
  }

  async load(table: string): Promise<StoredTable | undefined> {
    return structuredClone(this.#tables.get(table));
  }

  async forget(table: string): Promise<void> {
    this.#tables.delete(table);
    this.summaries.delete(table);
  }
}
