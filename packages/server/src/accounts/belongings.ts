import type { StoredTable, Time } from '@kronika/host';
import type { SeatId } from '@kronika/kernel';
import type { TableSummary } from '@kronika/protocol';
import { isHeldBy } from '../identity/token.ts';
import { loadIfSound, type Store } from '../store/port.ts';
import type { Seatings, Tables } from '../tables/tables.ts';
import type { Visitor } from './accounts.ts';
import type { AccountSeat, AccountStore, KeptDeck, StoredDeck } from './port.ts';

/** A table where somebody sits, or sat. */
export interface OwnTable {
  readonly summary: TableSummary;
  readonly seats: readonly SeatId[];
}

/** A seat, and what proves that it is somebody's. */
export interface Claim {
  readonly table: string;
  readonly seat: SeatId;
  readonly token: string;
}

export interface BelongingsParts {
  readonly accounts: AccountStore;
  readonly store: Store;
  readonly tables: Tables;
  readonly time: Time;
}

/** No table has more seats. */
const MOST_SEATS = 6;

/** A clock that goes wrong must not make a deck newer than everything to come, in milliseconds. */
const CLOCKS_DIFFER = 5 * 60 * 1000;

/** Who notes where the people with accounts sit. */
export function seatingsOf(accounts: AccountStore, time: Time): Seatings {
  return {
    satAgain: (table, seats) => accounts.seatAgain(seats.map((seat) => ({ ...seat, table, since: time.now() }))),
    left: (table, seat) => accounts.unseat(table, seat),
  };
}

/** What belongs to an account besides itself: seats at tables, and decks. */
export class Belongings {
  readonly #parts: BelongingsParts;

  constructor(parts: BelongingsParts) {
    this.#parts = parts;
  }

  /** Seats at a table became theirs. */
  async seat({ account }: Visitor, table: string, holder: string, seats: readonly SeatId[]): Promise<void> {
    const since = this.#parts.time.now();
    await this.#parts.accounts.seat(seats.map((seat) => ({ account: account.id, table, seat, holder, since })));
  }

  /** Seats that somebody took as a guest become their account's, if they have the token. Gives how many were theirs. */
  async claim({ account }: Visitor, claims: readonly Claim[]): Promise<number> {
    const since = this.#parts.time.now();
    const proven: AccountSeat[] = [];
    for (const { table, seat, token } of claims) {
      const stored = await loadIfSound(this.#parts.store, table);
      const holder = stored === undefined ? undefined : holderAt(stored, seat);
      if (holder !== undefined && isHeldBy(token, holder))
        proven.push({ account: account.id, table, seat, holder, since });
    }
    if (proven.length > 0) await this.#parts.accounts.claim(proven);
    return proven.length;
  }

  seatsAt({ account }: Visitor, table: string): Promise<readonly AccountSeat[]> {
    return this.#parts.accounts.seatsAt(account.id, table);
  }

  /** The latest first. */
  async tables({ account }: Visitor, most: number): Promise<readonly OwnTable[]> {
    const seats = await this.#parts.accounts.seats(account.id, most * MOST_SEATS);
    const ids = [...new Set(seats.map(({ table }) => table))].slice(0, most);
    const summaries = await this.#parts.store.list({ is: 'these', tables: ids });
    return summaries.map((summary) => ({ summary, seats: seatsIn(seats, summary.table) }));
  }

  /** Takes the decks of a device, and gives what has changed since the device was last here. */
  async exchange(
    { account }: Visitor,
    decks: readonly KeptDeck[],
    since: number,
  ): Promise<readonly StoredDeck[] | 'full'> {
    const latest = this.#parts.time.now() + CLOCKS_DIFFER;
    const sent = decks.map((deck) => ({ ...deck, changed: Math.min(deck.changed, latest) }));
    const room = sent.length === 0 ? 'kept' : await this.#parts.accounts.keepDecks(account.id, sent);
    return room === 'full' ? 'full' : this.#parts.accounts.decksSince(account.id, since);
  }

  /** Everything that is kept of somebody, but for what only proves who they are. */
  async everything({ account }: Visitor) {
    const { accounts, store, time } = this.#parts;
    const seats = await accounts.seats(account.id, Number.MAX_SAFE_INTEGER);
    const tables = [];
    for (const table of new Set(seats.map((seat) => seat.table))) {
      const stored = await loadIfSound(store, table);
      const [summary] = await store.list({ is: 'these', tables: [table] });
      if (stored === undefined || summary === undefined) continue;
      const own = seatsIn(seats, table);
      tables.push({
        summary,
        seats: own.map((seat) => ({ seat, ...withoutHolder(stored.header.seats[seat]) })),
        journal: stored.entries
          .filter((entry) => 'seat' in entry && own.some((seat) => seat === entry.seat))
          .map(withoutHolder),
      });
    }
    const sessions = await accounts.sessions(account.id);
    const decks = await accounts.decksSince(account.id, 0);
    return {
      format: 'kronika-account',
      version: 1,
      exported: time.now(),
      account: { name: account.name, created: account.created, passphraseChanged: account.changed },
      sessions: sessions.map(({ device, created, seen }) => ({ device, created, seen })),
      decks: decks.map(({ revision: _, ...deck }) => deck),
      tables,
    };
  }

  /** Takes somebody's name off all tables where they sit or sat. The others keep their matches. */
  async leaveNoName({ account }: Visitor): Promise<void> {
    const { accounts, store, tables } = this.#parts;
    const seats = await accounts.seats(account.id, Number.MAX_SAFE_INTEGER);
    for (const table of new Set(seats.map((seat) => seat.table))) {
      const own = seatsIn(seats, table);
      await store.anonymise(table, own);
      // Whoever is there gets the table without the name; what was just being written down still had it.
      tables.reload(table);
      await store.anonymise(table, own);
    }
  }
}

/** By what sign the person in a seat is known, as the journal leaves it. */
function holderAt({ header, entries }: StoredTable, seat: SeatId): string | undefined {
  const first = header.seats[seat];
  const last = entries.findLast((entry) => (entry.is === 'sat' || entry.is === 'left') && entry.seat === seat);
  if (last?.is === 'sat') return last.holder;
  return last === undefined && first?.is === 'person' ? first.holder : undefined;
}

function seatsIn(seats: readonly AccountSeat[], table: string): readonly SeatId[] {
  return seats.flatMap((one) => (one.table === table ? [one.seat] : [])).toSorted((one, other) => one - other);
}

/** The sign by which a table knows somebody is no fact about them. */
function withoutHolder<T extends object>(value: T | undefined): Omit<T, 'holder'> | undefined {
  if (value === undefined || !('holder' in value)) return value;
  const { holder: _, ...rest } = value;
  return rest;
}
