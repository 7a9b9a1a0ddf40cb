import { hash, verify } from '@node-rs/argon2';
import { normalized } from './passphrase.ts';

/** Makes hashes of passphrases, and compares; each costs the same whatever is compared. */
export interface Hashing {
  hash(passphrase: string): Promise<string>;
  fits(passphrase: string, hash: string): Promise<boolean>;
}

/** As much work as one can bear at every sign-in: 19 MB of memory, twice over. The library's kind is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id, on threads of its own: nobody else has to wait for it. */
export const argon2: Hashing = {
  hash: (passphrase) => hash(normalized(passphrase), COST),
  fits: (passphrase, kept) => verify(kept, normalized(passphrase), COST),
};

/** So many at a time, and so many may wait: each takes memory, and threads that the disk needs as well. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

/** Too many want to be hashed for at once. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** The same hashing, a few at a time. */
export function aFewAtATime(hashing: Hashing): Hashing {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) throw new BusyError('too many passphrases at once');
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes just now takes it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return {
    hash: (passphrase) => inTurn(() => hashing.hash(passphrase)),
    fits: (passphrase, kept) => inTurn(() => hashing.fits(passphrase, kept)),
  };
}
