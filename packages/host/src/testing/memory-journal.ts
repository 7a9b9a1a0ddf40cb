import { entrySchema } from '../entry.ts';
import { headerSchema, type TableHeader } from '../header.ts';
import type { Append, Journal } from '../ports.ts';
import { type StoredTable, snapshotSchema } from '../stored.ts';

/** Keeps what is written as text, as a store would. */
export class MemoryJournal implements Journal {
  readonly header: TableHeader;
  readonly #header: string;
  readonly #entries: string[] = [];
  #snapshot: string | undefined;
  /** What was written last beside the entries. */
  last: Append | undefined;
  /** Until this is resolved nothing is durable. */
  disk: Promise<void> = Promise.resolve();

  constructor(header: TableHeader) {
    this.header = header;
    this.#header = JSON.stringify(header);
  }

  async append(append: Append): Promise<void> {
    await this.disk;
    if (append.after !== this.#entries.length) throw new Error('conflict');
    this.#entries.push(...append.entries.map((entry) => JSON.stringify(entry)));
    if (append.snapshot !== undefined) this.#snapshot = JSON.stringify(append.snapshot);
    this.last = append;
  }

  get stored(): StoredTable {
    return {
      header: headerSchema.parse(JSON.parse(this.#header)),
      entries: this.#entries.map((entry) => entrySchema.parse(JSON.parse(entry))),
      ...(this.#snapshot === undefined ? {} : { snapshot: snapshotSchema.parse(JSON.parse(this.#snapshot)) }),
    };
  }

  /** Without the snapshot: all of it has to be played again. */
  get journalOnly(): StoredTable {
    const { header, entries } = this.stored;
    return { header, entries };
  }
}
