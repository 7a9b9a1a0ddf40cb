import type { Time } from '@kronika/host';
import type { TableSummary } from '@kronika/protocol';
import type { Store } from '../store/port.ts';

/** So many tables of one network may wait for players in the public list. */
const MOST_OF_A_NETWORK = 5;

/** A table where nobody has done anything for so long is not listed any more, in milliseconds. */
const LISTED_FOR = 24 * 60 * 60 * 1_000;

/** Of so many networks is remembered what they have posted; the oldest are forgotten first. */
const MOST_REMEMBERED = 10_000;

/** The public list of tables that wait for players: everybody gets a part of it, and nothing stays for ever. */
export class Notices {
  readonly #store: Store;
  readonly #time: Time;
  readonly #posted = new Map<string, readonly string[]>();

  constructor(store: Store, time: Time) {
    this.#store = store;
    this.#time = time;
  }

  /** Whether one more table of a network may be listed. Those where somebody sat down are not counted any more. */
  async mayPost(from: string): Promise<boolean> {
    const posted = this.#posted.get(from) ?? [];
    if (posted.length < MOST_OF_A_NETWORK) return true;
    const summaries = await this.#store.list({ is: 'these', tables: posted });
    const waiting = this.fresh(summaries).filter(({ status }) => status === 'gathering');
    this.#posted.set(
      from,
      waiting.map(({ table }) => table),
    );
    return waiting.length < MOST_OF_A_NETWORK;
  }

  posted(from: string, table: string): void {
    const known = this.#posted.get(from) ?? [];
    this.#posted.delete(from);
    this.#posted.set(from, [...known, table]);
    const [oldest] = this.#posted.keys();
    if (this.#posted.size > MOST_REMEMBERED && oldest !== undefined) this.#posted.delete(oldest);
  }

  /** Without those that wait for players nobody expects any more. */
  fresh(tables: readonly TableSummary[]): readonly TableSummary[] {
    const since = this.#time.now() - LISTED_FOR;
    return tables.filter(({ status, updated }) => status !== 'gathering' || updated >= since);
  }
}
