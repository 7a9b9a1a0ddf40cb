import type { SeatId } from '@kronika/kernel';
import {
  type Account,
  type AccountSeat,
  type AccountStore,
  type KeptDeck,
  MOST_DECKS,
  type Session,
  type StoredDeck,
} from './port.ts';

/** Keeps accounts for as long as the process lives. */
export class MemoryAccounts implements AccountStore {
  #accounts: readonly Account[] = [];
  #sessions: readonly Session[] = [];
  #seats: readonly AccountSeat[] = [];
  readonly #decks = new Map<string, readonly StoredDeck[]>();
  readonly #revisions = new Map<string, number>();

  async add(account: Account): Promise<'added' | 'taken'> {
    if (this.#accounts.some(({ id, folded }) => id === account.id || folded === account.folded)) return 'taken';
    this.#accounts = [...this.#accounts, account];
    return 'added';
  }

  async named(folded: string): Promise<Account | undefined> {
    return this.#accounts.find((account) => account.folded === folded);
  }

  async rehash({ id, hash, changed, keep }: Parameters<AccountStore['rehash']>[0]): Promise<void> {
    this.#accounts = this.#accounts.map((one) => (one.id === id ? { ...one, hash, changed } : one));
    this.#sessions = this.#sessions.filter((session) => session.account !== id || session.id === keep);
  }

  async remove(account: string): Promise<void> {
    this.#accounts = this.#accounts.filter(({ id }) => id !== account);
    this.#sessions = this.#sessions.filter((session) => session.account !== account);
    this.#seats = this.#seats.filter((seat) => seat.account !== account);
    this.#decks.delete(account);
    this.#revisions.delete(account);
  }

  async open(session: Session, hash: string): Promise<'opened' | 'outdated'> {
    if (!this.#accounts.some((account) => account.id === session.account && account.hash === hash)) return 'outdated';
    this.#sessions = [...this.#sessions, session];
    return 'opened';
  }

  async session(holder: string): Promise<{ readonly session: Session; readonly account: Account } | undefined> {
    const session = this.#sessions.find((one) => one.holder === holder);
    const account = this.#accounts.find(({ id }) => id === session?.account);
    return session === undefined || account === undefined ? undefined : { session, account };
  }

  async sessions(account: string): Promise<readonly Session[]> {
    return this.#sessions.filter((one) => one.account === account).toSorted((one, other) => other.seen - one.seen);
  }

  async noteSeen(session: string, at: number): Promise<void> {
    this.#sessions = this.#sessions.map((one) => (one.id === session ? { ...one, seen: at } : one));
  }

  async end(account: string, sessions: readonly string[]): Promise<void> {
    this.#sessions = this.#sessions.filter((one) => one.account !== account || !sessions.includes(one.id));
  }

  async endUnseenSince(time: number): Promise<void> {
    this.#sessions = this.#sessions.filter(({ seen }) => seen >= time);
  }

  async seat(seats: readonly AccountSeat[]): Promise<void> {
    const isNew = ({ table, seat }: AccountSeat) =>
      !seats.some((newer) => newer.table === table && newer.seat === seat);
    this.#seats = [...this.#seats.filter(isNew), ...seats];
  }

  async claim(seats: readonly AccountSeat[]): Promise<void> {
    await this.seat(
      seats.filter(({ table, seat }) => !this.#seats.some((one) => one.table === table && one.seat === seat)),
    );
  }

  async seatAgain(seats: readonly Omit<AccountSeat, 'account'>[]): Promise<void> {
    await this.seat(
      seats.flatMap((seat) => {
        const known = this.#seats.find(({ holder }) => holder === seat.holder);
        return known === undefined ? [] : [{ ...seat, account: known.account }];
      }),
    );
  }

  async unseat(table: string, seat: SeatId): Promise<void> {
    this.#seats = this.#seats.filter((one) => one.table !== table || one.seat !== seat);
  }

  async seats(account: string, most: number): Promise<readonly AccountSeat[]> {
    return this.#seats
      .filter((seat) => seat.account === account)
      .toSorted((one, other) => other.since - one.since || one.seat - other.seat)
      .slice(0, most);
  }

  async seatsAt(account: string, table: string): Promise<readonly AccountSeat[]> {
    return this.#seats
      .filter((seat) => seat.account === account && seat.table === table)
      .toSorted((one, other) => one.seat - other.seat);
  }

  async keepDecks(account: string, decks: readonly KeptDeck[]): Promise<'kept' | 'full'> {
    let room: 'kept' | 'full' = 'kept';
    for (const deck of decks) {
      const kept = this.#decks.get(account) ?? [];
      const known = kept.find(({ id }) => id === deck.id);
      if (known !== undefined && known.changed >= deck.changed) continue;
      const whole = kept.filter((one) => one.deck !== undefined).length;
      if (known === undefined && whole >= MOST_DECKS) {
        room = 'full';
        continue;
      }
      const revision = (this.#revisions.get(account) ?? 0) + 1;
      this.#revisions.set(account, revision);
      const others = kept.filter(({ id }) => id !== deck.id);
      this.#decks.set(account, [...others, structuredClone({ ...deck, revision })]);
    }
    this.#decks.set(account, withoutOldTraces(this.#decks.get(account) ?? []));
    return room;
  }

  async decksSince(account: string, revision: number): Promise<readonly StoredDeck[]> {
    return structuredClone((this.#decks.get(account) ?? []).filter((deck) => deck.revision > revision));
  }
}

function withoutOldTraces(decks: readonly StoredDeck[]): readonly StoredDeck[] {
  const traces = decks.filter(({ deck }) => deck === undefined);
  const surplus = traces.slice(0, Math.max(0, decks.length - MOST_DECKS));
  return decks.filter((deck) => !surplus.includes(deck));
}
