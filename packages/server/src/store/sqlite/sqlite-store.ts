import type { Worker } from 'node:worker_threads';
import type { Append, Standing, StoredTable } from '@kronika/host';
import type { SeatId } from '@kronika/kernel';
import type { LastingSummary, TableSummary } from '@kronika/protocol';
import type * as z from 'zod';
import type { AccountStore } from '../../accounts/port.ts';
import { UnusableDataError } from '../../data/unusable.ts';
import { startThread } from '../../worker/start.ts';
import { listOf } from '../listing.ts';
import {
  ConflictError,
  DamagedTableError,
  type Listing,
  type NewTable,
  type Store,
  UnknownTableError,
} from '../port.ts';
import { GroupCommit } from './group-commit.ts';
import { storedTable, summaryFrom } from './reading.ts';
import { type Lasting, type Moving, REPLIES, type Request, type SummaryRow, type TableWrite } from './request.ts';
import { SqliteAccounts } from './sqlite-accounts.ts';
import type { Failure, Numbered, Reply } from './sqlite-thread.ts';

interface Pending {
  readonly settle: (reply: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** Tables in an SQLite file, written by a thread of its own, many at a time. */
export class SqliteStore implements Store {
  readonly #thread: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #group: GroupCommit;
  /** The accounts in the same file. */
  readonly accounts: AccountStore;
  /** What stays the same of a table is written down when it changes; whoever else changes it makes us load it anew. */
  readonly #written = new WeakSet<LastingSummary>();
  #numbers = 0;
  #state: 'opening' | 'open' = 'opening';
  #broken: Error | undefined;

  private constructor(thread: Worker) {
    this.#thread = thread;
    this.#group = new GroupCommit((writes) => this.#ask({ is: 'write', writes }, REPLIES.write));
    this.accounts = new SqliteAccounts({
      write: (write) => this.#group.write({ is: 'account', write }),
      read: (read, schema) => this.#ask({ is: 'account', read }, schema),
    });
    thread.on('message', (reply: Reply) => this.#receive(reply));
    thread.on('error', (error) => this.#break(error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => this.#break(new Error('the database was closed')));
  }

  /** Opens the file, and makes it if there is none. Rejects with an `UnusableDataError` if it cannot be used. */
  static async open(file: string): Promise<SqliteStore> {
    const store = new SqliteStore(startThread(new URL('./sqlite-thread.ts', import.meta.url), file));
    try {
      await store.#ask({ is: 'open' }, REPLIES.open);
    } catch (error) {
      await store.#thread.terminate();
      throw error;
    }
    store.#state = 'open';
    return store;
  }

  async create({ header, ...standing }: NewTable): Promise<void> {
    await this.#write({
      is: 'create',
      id: header.table,
      header: JSON.stringify(header),
      lasting: lastingOf(standing),
      moving: movingOf(standing),
    });
    this.#written.add(standing.lasting);
  }

  async append(append: Append): Promise<void> {
    const { table, after, entries, lasting, snapshot } = append;
    await this.#write({
      is: 'append',
      id: table,
      after,
      entries,
      lasting: this.#written.has(lasting) ? undefined : lastingOf(append),
      moving: movingOf(append),
      snapshot: snapshot && JSON.stringify(snapshot),
    });
    this.#written.add(lasting);
  }

  anonymise(table: string, seats: readonly SeatId[]): Promise<void> {
    return this.#write({ is: 'anonymise', id: table, seats });
  }

  async #write(write: TableWrite): Promise<void> {
    switch (await this.#group.write(write)) {
      case 'conflict':
        throw new ConflictError(write.is === 'append' ? write.after : 0);
      case 'unknown':
        throw new UnknownTableError();
      case 'damaged':
        throw new DamagedTableError('nothing can be added to a table that is damaged');
      case 'written':
        return;
    }
  }

  async load(table: string): Promise<StoredTable | undefined> {
    const row = await this.#ask({ is: 'load', id: table }, REPLIES.load);
    return row === undefined ? undefined : storedTable(row);
  }

  async list(listing: Listing): Promise<readonly TableSummary[]> {
    const summaries =
      listing.is === 'these'
        ? await this.#ask({ is: 'summaries', ids: listing.tables }, REPLIES.summaries)
        : await this.#ask({ is: 'list', list: listing.is, game: listing.game, most: listing.most }, REPLIES.list);
    return summaries.flatMap(soundSummary);
  }

  async setAside(table: string): Promise<void> {
    await this.#ask({ is: 'setAside', id: table }, REPLIES.setAside);
  }

  due(before: number, most: number): Promise<readonly string[]> {
    return this.#ask({ is: 'due', before, most }, REPLIES.due);
  }

  async close(): Promise<void> {
    if (this.#broken === undefined) await this.#ask({ is: 'close' }, REPLIES.close);
    await this.#thread.terminate();
  }

  async #ask<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
    const reply = await new Promise((settle, fail) => {
      if (this.#broken !== undefined) {
        fail(this.#broken);
        return;
      }
      this.#numbers += 1;
      this.#pending.set(this.#numbers, { settle, fail });
      const numbered: Numbered = { number: this.#numbers, request };
      // As text: objects would be copied property by property, with the names of all of them.
      this.#thread.postMessage(JSON.stringify(numbered));
    });
    return schema.parse(reply);
  }

  #receive(reply: Reply): void {
    const pending = this.#pending.get(reply.number);
    this.#pending.delete(reply.number);
    if ('failed' in reply) pending?.fail(this.#errorOf(reply));
    else pending?.settle(reply.reply);
  }

  #errorOf({ failed, because }: Failure): Error {
    if (because === 'damagedTable') return new DamagedTableError(failed);
    return this.#state === 'opening' ? new UnusableDataError(because) : new Error(`the database: ${failed}`);
  }

  #break(error: Error): void {
    this.#broken ??= error;
    for (const { fail } of this.#pending.values()) fail(error);
    this.#pending.clear();
  }
}

/** Nothing of a table that is damaged: it must not keep others out of a list. */
function soundSummary(row: SummaryRow): readonly TableSummary[] {
  try {
    return [summaryFrom(row)];
  } catch (error) {
    if (error instanceof DamagedTableError) return [];
    throw error;
  }
}

function movingOf({ moving, due }: Standing): Moving {
  return due === undefined ? { summary: moving } : { summary: moving, due: Math.floor(due) };
}

function lastingOf({ lasting, moving }: Standing): Lasting {
  return { summary: lasting, list: listOf({ ...lasting, ...moving }) };
}
