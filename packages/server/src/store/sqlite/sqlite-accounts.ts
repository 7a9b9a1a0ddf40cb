import type { SeatId } from '@kronika/kernel';
import type * as z from 'zod';
import type { Account, AccountSeat, AccountStore, KeptDeck, Session, StoredDeck } from '../../accounts/port.ts';
import { ACCOUNT_REPLIES, type AccountRead, type AccountWrite } from './account-request.ts';
import type { Written } from './request.ts';

/** The way to the thread of the database. */
export interface Way {
  write(write: AccountWrite): Promise<Written>;
  read<T>(read: AccountRead, schema: z.ZodType<T>): Promise<T>;
}

/** Accounts in the SQLite file, written in the same groups as the tables. */
export class SqliteAccounts implements AccountStore {
  readonly #way: Way;

  constructor(way: Way) {
    this.#way = way;
  }

  async add(account: Account): Promise<'added' | 'taken'> {
    return (await this.#way.write({ is: 'addAccount', account })) === 'written' ? 'added' : 'taken';
  }

  named(folded: string): Promise<Account | undefined> {
    return this.#way.read({ is: 'named', folded }, ACCOUNT_REPLIES.named);
  }

  async rehash({ id, hash, changed, keep }: Parameters<AccountStore['rehash']>[0]): Promise<void> {
    await this.#way.write({ is: 'rehash', account: id, hash, changed, keep });
  }

  async remove(account: string): Promise<void> {
    await this.#way.write({ is: 'removeAccount', account });
  }

  async open(session: Session, hash: string): Promise<'opened' | 'outdated'> {
    return (await this.#way.write({ is: 'openSession', session, hash })) === 'written' ? 'opened' : 'outdated';
  }

  session(holder: string): Promise<{ readonly session: Session; readonly account: Account } | undefined> {
    return this.#way.read({ is: 'session', holder }, ACCOUNT_REPLIES.session);
  }

  sessions(account: string): Promise<readonly Session[]> {
    return this.#way.read({ is: 'sessions', account }, ACCOUNT_REPLIES.sessions);
  }

  async noteSeen(session: string, at: number): Promise<void> {
    await this.#way.write({ is: 'noteSeen', session, at });
  }

  async end(account: string, sessions: readonly string[]): Promise<void> {
    await this.#way.write({ is: 'endSessions', account, sessions });
  }

  async endUnseenSince(since: number): Promise<void> {
    await this.#way.write({ is: 'endUnseen', since });
  }

  async seat(seats: readonly AccountSeat[]): Promise<void> {
    await this.#way.write({ is: 'seat', seats });
  }

  async claim(seats: readonly AccountSeat[]): Promise<void> {
    await this.#way.write({ is: 'claim', seats });
  }

  async seatAgain(seats: readonly Omit<AccountSeat, 'account'>[]): Promise<void> {
    await this.#way.write({ is: 'seatAgain', seats });
  }

  async unseat(table: string, seat: SeatId): Promise<void> {
    await this.#way.write({ is: 'unseat', table, seat });
  }

  seats(account: string, most: number): Promise<readonly AccountSeat[]> {
    return this.#way.read({ is: 'seats', account, most }, ACCOUNT_REPLIES.seats);
  }

  seatsAt(account: string, table: string): Promise<readonly AccountSeat[]> {
    return this.#way.read({ is: 'seatsAt', account, table }, ACCOUNT_REPLIES.seats);
  }

  async keepDecks(account: string, decks: readonly KeptDeck[]): Promise<'kept' | 'full'> {
    const rows = decks.map(({ id, changed, deck }) => ({
      id,
      changed,
      deck: deck === undefined ? undefined : JSON.stringify(deck),
    }));
    return (await this.#way.write({ is: 'keepDecks', account, decks: rows })) === 'written' ? 'kept' : 'full';
  }

  async decksSince(account: string, revision: number): Promise<readonly StoredDeck[]> {
    const rows = await this.#way.read({ is: 'decksSince', account, revision }, ACCOUNT_REPLIES.decks);
    return rows.map(({ deck, ...row }) => ({ ...row, ...(deck === null ? {} : { deck: JSON.parse(deck) }) }));
  }
}
