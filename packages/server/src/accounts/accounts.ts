import { refuse, type TableRefusal, type Time } from '@kronika/host';
import { holderOf, newTableId, newToken } from '../identity/token.ts';
import { type Attempt, Guesses, type GuessLimits } from './guesses.ts';
import { aFewAtATime, BusyError, type Hashing } from './hashing.ts';
import type { KnownDevices } from './known-devices.ts';
import { folded } from './name.ts';
import { faultOf } from './passphrase.ts';
import type { Account, AccountStore, Session } from './port.ts';
import { NO_NAME, NOT_LET_IN, TOO_MANY_TRIES, WRONG_PASSPHRASE } from './refused.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A session that nobody has used for so long is over. */
export const SESSION_LASTS = 180 * DAY;

/** When a device was last seen is noted only so often: it is for people to read. */
const SEEN_EVERY = 15 * 60 * 1000;

/** What somebody gets in with, and from where. */
export interface Entry {
  readonly name: string;
  readonly passphrase: string;
  readonly address: string;
  readonly device: string;
  /** What the device keeps of the account it was last signed in to. */
  readonly sign?: string;
}

/** Somebody who is signed in, on the device that asks. */
export interface Visitor {
  readonly account: Account;
  readonly session: Session;
}

/** Somebody just got in; the token is for their device alone. */
export interface LetIn extends Visitor {
  readonly token: string;
  /** What the device keeps, also after signing out, so that it is known again. */
  readonly sign: string;
}

export interface AccountParts {
  readonly store: AccountStore;
  readonly time: Time;
  readonly hashing: Hashing;
  readonly limits: GuessLimits;
  readonly devices: KnownDevices;
}

/**
 * Accounts: making one, getting in, and out. Whatever is tried costs the same work and gives the same answer, whether
 * or not there is an account of that name.
 */
export class Accounts {
  readonly #store: AccountStore;
  readonly #time: Time;
  readonly #hashing: Hashing;
  readonly #guesses: Guesses;
  readonly #devices: KnownDevices;
  readonly #listeners = new Set<(sessions: readonly string[]) => void>();
  /** What a passphrase is compared with where there is no account. */
  #nobody: Promise<string> | undefined;

  constructor({ store, time, hashing, limits, devices }: AccountParts) {
    this.#store = store;
    this.#time = time;
    this.#hashing = aFewAtATime(hashing);
    this.#guesses = new Guesses(limits, time);
    this.#devices = devices;
  }

  /** Calls back whenever sessions end before their time. */
  onEnded(listener: (sessions: readonly string[]) => void): void {
    this.#listeners.add(listener);
  }

  /**
   * Makes an account and lets its owner in. For a name that somebody has it is the same as signing in: the right
   * passphrase lets in, another one is refused as it would be there.
   */
  async signUp(entry: Entry): Promise<LetIn | TableRefusal> {
    const fault = faultOf(entry.passphrase, entry.name);
    if (fault !== undefined) return refuse('invalid', fault);
    if (this.#guesses.admitSignUp(entry.address) === 'tooMany') return TOO_MANY_TRIES;
    return this.#enter(entry, async (name, known) => {
      if (known !== undefined) return (await this.#hashing.fits(entry.passphrase, known.hash)) ? known : undefined;
      const now = this.#time.now();
      const account: Account = {
        id: newTableId(),
        name: entry.name,
        folded: name,
        hash: await this.#hashing.hash(entry.passphrase),
        created: now,
        changed: now,
      };
      return (await this.#store.add(account)) === 'added' ? account : undefined;
    });
  }

  async signIn(entry: Entry): Promise<LetIn | TableRefusal> {
    return this.#enter(entry, async (_, known) => {
      const isRight = await this.#hashing.fits(entry.passphrase, known?.hash ?? (await this.#nobodysHash()));
      return isRight ? known : undefined;
    });
  }

  async #enter(
    { name, address, device, sign }: Entry,
    accountFor: (name: string, known: Account | undefined) => Promise<Account | undefined>,
  ): Promise<LetIn | TableRefusal> {
    const key = folded(name);
    if (key === '') return NO_NAME;
    // Made before anybody can wait for it.
    await this.#nobodysHash();
    const attempt: Attempt = { name: key, address, device: this.#devices.standing(key, sign) };
    if ((await this.#guesses.admit(attempt)) === 'tooMany') return TOO_MANY_TRIES;
    const account = await withPatience(async () => accountFor(key, await this.#store.named(key)));
    if (account === 'busy') return TOO_MANY_TRIES;
    if (account === undefined) return NOT_LET_IN;
    this.#guesses.succeeded(attempt);
    return this.#open(account, device);
  }

  async #open(account: Account, device: string): Promise<LetIn | TableRefusal> {
    const token = newToken();
    const now = this.#time.now();
    const session: Session = {
      id: newTableId(),
      account: account.id,
      holder: holderOf(token),
      device,
      created: now,
      seen: now,
    };
    await this.#store.endUnseenSince(now - SESSION_LASTS);
    const opened = await this.#store.open(session, account.hash);
    return opened === 'opened' ? { account, session, token, sign: this.#devices.signFor(account.folded) } : NOT_LET_IN;
  }

  #nobodysHash(): Promise<string> {
    this.#nobody ??= this.#hashing.hash(newToken());
    return this.#nobody;
  }

  /** Who has the token of a session that is not over. */
  async visitor(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined) return undefined;
    const found = await this.#store.session(holderOf(token));
    const now = this.#time.now();
    if (found === undefined || found.session.seen < now - SESSION_LASTS) return undefined;
    if (now - found.session.seen > SEEN_EVERY) await this.#store.noteSeen(found.session.id, now);
    return found;
  }

  sessions({ account }: Visitor): Promise<readonly Session[]> {
    return this.#store.sessions(account.id);
  }

  /** Ends sessions of the visitor's account; those of others are left alone. */
  async end({ account }: Visitor, sessions: readonly string[]): Promise<void> {
    const own = (await this.#store.sessions(account.id)).map(({ id }) => id).filter((id) => sessions.includes(id));
    await this.#store.end(account.id, own);
    this.#tell(own);
  }

  async endOthers(visitor: Visitor): Promise<void> {
    const others = (await this.sessions(visitor)).filter(({ id }) => id !== visitor.session.id);
    await this.end(
      visitor,
      others.map(({ id }) => id),
    );
  }

  /** Another passphrase; whoever else is signed in has to sign in again. */
  async changePassphrase(
    visitor: Visitor,
    { now, next, address }: { readonly now: string; readonly next: string; readonly address: string },
  ): Promise<TableRefusal | undefined> {
    const { account, session } = visitor;
    const fault = faultOf(next, account.name);
    if (fault !== undefined) return refuse('invalid', fault);
    const refusal = await this.confirm(visitor, now, address);
    if (refusal !== undefined) return refusal;
    const hash = await withPatience(() => this.#hashing.hash(next));
    if (hash === 'busy') return TOO_MANY_TRIES;
    const others = (await this.sessions(visitor)).map(({ id }) => id).filter((id) => id !== session.id);
    await this.#store.rehash({ id: account.id, hash, changed: this.#time.now(), keep: session.id });
    this.#tell(others);
    return undefined;
  }

  /** Whether the visitor knows the passphrase: who sits down at a forgotten device does not. */
  async confirm({ account }: Visitor, passphrase: string, address: string): Promise<TableRefusal | undefined> {
    const attempt: Attempt = { name: account.folded, address, device: 'known' };
    if ((await this.#guesses.admit(attempt)) === 'tooMany') return TOO_MANY_TRIES;
    const fits = await withPatience(() => this.#hashing.fits(passphrase, account.hash));
    if (fits === 'busy') return TOO_MANY_TRIES;
    if (!fits) return WRONG_PASSPHRASE;
    this.#guesses.succeeded(attempt);
    return undefined;
  }

  /** The account with everything that belongs to it. */
  async remove(visitor: Visitor): Promise<void> {
    const sessions = (await this.sessions(visitor)).map(({ id }) => id);
    await this.#store.remove(visitor.account.id);
    this.#tell(sessions);
  }

  #tell(sessions: readonly string[]): void {
    if (sessions.length === 0) return;
    for (const listener of this.#listeners) listener(sessions);
  }
}

async function withPatience<T>(work: () => Promise<T>): Promise<T | 'busy'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}
