import type { SeatId } from '@kronika/kernel';

/** Somebody who wants to be known again on any device. */
export interface Account {
  readonly id: string;
  /** As it was typed. */
  readonly name: string;
  /** What is left of the name when look-alikes are made the same; no two accounts share it. */
  readonly folded: string;
  /** The hash of the passphrase. */
  readonly hash: string;
  readonly created: number;
  /** When the passphrase was last changed. */
  readonly changed: number;
}

/** A device where somebody is signed in. */
export interface Session {
  readonly id: string;
  readonly account: string;
  /** The hash of the token that the device has. */
  readonly holder: string;
  /** What the device said of itself, in a few words. */
  readonly device: string;
  readonly created: number;
  readonly seen: number;
}

/** A seat at a table that belongs to an account. The holder is the sign by which the table knows who sits there. */
export interface AccountSeat {
  readonly account: string;
  readonly table: string;
  readonly seat: SeatId;
  readonly holder: string;
  readonly since: number;
}

/** A deck as a device sent it, or the trace that a deletion leaves, so that other devices delete it too. */
export interface KeptDeck {
  readonly id: string;
  /** When somebody last changed or deleted it, by the clock of their device, in milliseconds since 1970. */
  readonly changed: number;
  /** Absent when it was deleted. What is in it is the business of its game. */
  readonly deck?: unknown;
}

/** A deck with its place in the row of all changes of the account. */
export interface StoredDeck extends KeptDeck {
  readonly revision: number;
}

/** Where accounts are kept. Whatever is promised resolves when it is durable. */
export interface AccountStore {
  /** `taken`, and nothing is changed, if another account has this name. */
  add(account: Account): Promise<'added' | 'taken'>;
  named(folded: string): Promise<Account | undefined>;
  /** Another passphrase; all sessions but the one to keep end with the old one. */
  rehash(change: Pick<Account, 'id' | 'hash' | 'changed'> & { readonly keep: string }): Promise<void>;
  /** The account with everything that belongs to it: sessions, seats, decks. */
  remove(account: string): Promise<void>;

  /** `outdated`, and nothing is opened, if the account is gone or its passphrase has changed meanwhile. */
  open(session: Session, hash: string): Promise<'opened' | 'outdated'>;
  /** The session of who has the token, and the account it belongs to. */
  session(holder: string): Promise<{ readonly session: Session; readonly account: Account } | undefined>;
  sessions(account: string): Promise<readonly Session[]>;
  noteSeen(session: string, at: number): Promise<void>;
  /** Of an account's own sessions; others are left alone. */
  end(account: string, sessions: readonly string[]): Promise<void>;
  /** Forgets the sessions that nobody has used since then. */
  endUnseenSince(time: number): Promise<void>;

  seat(seats: readonly AccountSeat[]): Promise<void>;
  /** The same, but what belongs to an account already stays with it. */
  claim(seats: readonly AccountSeat[]): Promise<void>;
  /** Seats at a new table for people who are known from others: whoever had one with the same holder has this one too. */
  seatAgain(seats: readonly Omit<AccountSeat, 'account'>[]): Promise<void>;
  unseat(table: string, seat: SeatId): Promise<void>;
  /** The latest first. */
  seats(account: string, most: number): Promise<readonly AccountSeat[]>;
  seatsAt(account: string, table: string): Promise<readonly AccountSeat[]>;

  /**
   * Keeps decks that are newer than what is kept of them. When there are too many, the oldest traces of deleted ones
   * go; `full` says that there were none to go, and new decks were left out.
   */
  keepDecks(account: string, decks: readonly KeptDeck[]): Promise<'kept' | 'full'>;
  /** What changed behind a revision, in the order of the changes. */
  decksSince(account: string, revision: number): Promise<readonly StoredDeck[]>;
}

/** So many decks of an account are kept, deleted ones with them. */
export const MOST_DECKS = 500;
