import type Libsql from 'libsql';
import * as z from 'zod';
import { blobs, bytesIn, integers, readRow, textIn } from '../store/sqlite/columns.ts';
import { cannotBeRead } from '../store/sqlite/damage.ts';

/** A row of a journal as it lies in the file. */
export interface RawEntry {
  readonly number: number;
  readonly entry: Buffer;
}

export interface RawStanding {
  readonly entries: number;
  readonly game: string;
  readonly list: string | null;
  readonly updated: number;
  readonly due: number | null;
  readonly summary: Buffer;
  readonly moving: Buffer;
}

/** Everything that can be read of one table. */
export interface RawTable {
  readonly id: string;
  readonly header: Buffer | undefined;
  readonly entries: readonly RawEntry[];
  readonly snapshot: Buffer | undefined;
  readonly standing: RawStanding | undefined;
}

const standingRow = z.object({
  entries: z.number(),
  game: z.string(),
  list: z.string().nullable(),
  updated: z.number(),
  due: z.number().nullable(),
});

/** The tables of the file in which the address of a table stands. */
const WITH_ADDRESS = ['tables', 'standings', 'entries', 'snapshots', 'set_aside'] as const;

/** Reads what can be read of a file, also where parts of it are damaged. */
export class Salvage {
  readonly #db: Libsql.Database;

  constructor(db: Libsql.Database) {
    this.#db = db;
  }

  /** The addresses of all tables, and how many rows have one that cannot be read. */
  addresses(): { readonly ids: readonly string[]; readonly unreadable: number } {
    const ids = new Set<string>();
    const strange = new Set<string>();
    for (const from of WITH_ADDRESS)
      for (const bytes of this.#keys(from)) {
        const id = textIn(bytes);
        if (id === undefined) strange.add(bytes.toString('hex'));
        else ids.add(id);
      }
    return { ids: [...ids], unreadable: strange.size };
  }

  #keys(from: string): readonly Buffer[] {
    const all = this.#attempt(() => this.#db.prepare(`SELECT DISTINCT CAST(id AS BLOB) AS id FROM ${from}`).all());
    if (all !== undefined) return all.flatMap((row) => bytesIn(Reflect.get(Object(row), 'id')) ?? []);
    return [...this.#walk(from, { past: '>', order: 'ASC' }), ...this.#walk(from, { past: '<', order: 'DESC' })];
  }

  /** Key by key, up to where the file is damaged. */
  #walk(from: string, { past, order }: { readonly past: string; readonly order: string }): readonly Buffer[] {
    const keys: Buffer[] = [];
    this.#attempt(() => {
      const next = this.#db.prepare(
        `SELECT CAST(id AS BLOB) AS id FROM ${from} WHERE id ${past} CAST(? AS TEXT) ORDER BY ${from}.id ${order} LIMIT 1`,
      );
      const first = this.#db.prepare(`SELECT CAST(id AS BLOB) AS id FROM ${from} ORDER BY ${from}.id ${order} LIMIT 1`);
      let key = bytesIn(Reflect.get(Object(first.get()), 'id'));
      while (key !== undefined) {
        keys.push(key);
        key = bytesIn(Reflect.get(Object(next.get([key])), 'id'));
      }
    });
    return keys;
  }

  table(id: string): RawTable {
    const row = (select: string) => this.#attempt((): unknown => this.#db.prepare(select).get(id));
    const standing = row(
      `SELECT ${blobs('game', 'list', 'summary', 'moving')}, ${integers('entries', 'updated', 'due')} FROM standings WHERE id = ?`,
    );
    const numbers = readRow(standingRow, { ...Object(standing), summary: undefined, moving: undefined });
    return {
      id,
      header: column(row(`SELECT ${blobs('header')} FROM tables WHERE id = ?`), 'header'),
      entries: this.#entries(id),
      snapshot: column(row(`SELECT ${blobs('snapshot')} FROM snapshots WHERE id = ?`), 'snapshot'),
      standing:
        numbers === undefined
          ? undefined
          : {
              ...numbers,
              summary: column(standing, 'summary') ?? Buffer.alloc(0),
              moving: column(standing, 'moving') ?? Buffer.alloc(0),
            },
    };
  }

  #entries(id: string): readonly RawEntry[] {
    const read = (order: string) => {
      const found: RawEntry[] = [];
      const select = `SELECT ${integers('number')}, ${blobs('entry')} FROM entries WHERE id = ? ORDER BY entries.number ${order}`;
      this.#attempt(() => {
        for (const row of this.#db.prepare(select).all(id)) {
          const number: unknown = Reflect.get(Object(row), 'number');
          const entry = column(row, 'entry');
          if (typeof number === 'number' && entry !== undefined) found.push({ number, entry });
        }
      });
      return found;
    };
    const forward = read('ASC');
    return forward.length > 0 ? forward : read('DESC').toReversed();
  }

  /** The rows of a table of accounts: those that can be read, as values to insert, and how many cannot. */
  rows(from: string, columns: Columns): { readonly rows: readonly unknown[][]; readonly unreadable: number } {
    const names = Object.keys(columns);
    const select = names.map((name) => (columns[name] === 'text' ? blobs(name) : integers(name))).join(', ');
    const read = (order: string) =>
      this.#attempt(() => this.#db.prepare(`SELECT ${select} FROM ${from} ORDER BY 1 ${order}`).all()) ?? [];
    const found = read('ASC');
    const rows: unknown[][] = [];
    for (const row of found) {
      const values = names.map((name) => valueIn(row, name));
      if (!values.includes(undefined)) rows.push(values);
    }
    return { rows, unreadable: found.length - rows.length };
  }

  #attempt<T>(task: () => T): T | undefined {
    try {
      return task();
    } catch (error) {
      if (cannotBeRead(error)) return undefined;
      throw error;
    }
  }
}

export type Columns = Readonly<Record<string, 'text' | 'number'>>;

function column(row: unknown, name: string): Buffer | undefined {
  return bytesIn(Reflect.get(Object(row), name));
}

/** `undefined` for what is no text. */
function valueIn(row: unknown, name: string): unknown {
  const value: unknown = Reflect.get(Object(row), name);
  const bytes = bytesIn(value);
  return bytes === undefined ? value : textIn(bytes);
}
