import type { Time } from '@kronika/host';
import { networksOf } from '../http/network.ts';
import { NetworkAllowance } from '../http/network-allowance.ts';
import { type Allowance, Bucket } from '../socket/bucket.ts';

/** How often one may try to get in. */
export interface GuessLimits {
  /** Tries of one name from one network, or with one device that knows the name. */
  readonly perName: Allowance;
  /** Tries of one name from all networks together, but for devices that know it. */
  readonly perNameAnywhere: Allowance;
  /** Tries of one network, whatever the names. */
  readonly perNetwork: Allowance;
  /** New accounts of one network, and tries to make one. */
  readonly signUps: Allowance;
}

/** Somebody who tries a name. */
export interface Attempt {
  readonly name: string;
  readonly address: string;
  /** Whether the device has been signed in by that name before. */
  readonly device: 'known' | 'unknown';
}

interface Tried {
  readonly bucket: Bucket;
  /** How often since somebody last got in. */
  tries: number;
}

/** Of so many names is remembered how often they were tried; the oldest are forgotten first. */
const MOST_REMEMBERED = 20_000;

/** The first tries are answered at once, then each takes twice as long as the one before, up to this, in milliseconds. */
const FREE_TRIES = 3;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4_000;

/**
 * Slows down and limits guessing. Tries are counted by name and network, and devices that know a name are counted by
 * themselves, so that nobody is locked out by the tries of others. What it does depends on what was tried alone, never
 * on whether there is such an account: so it tells nothing.
 */
export class Guesses {
  readonly #limits: GuessLimits;
  readonly #time: Time;
  readonly #names = new Map<string, Tried>();
  readonly #anywhere = new Map<string, Tried>();
  readonly #networks: NetworkAllowance;
  readonly #signUps: NetworkAllowance;

  constructor(limits: GuessLimits, time: Time) {
    this.#limits = limits;
    this.#time = time;
    this.#networks = new NetworkAllowance(limits.perNetwork);
    this.#signUps = new NetworkAllowance(limits.signUps);
  }

  /** Whether one more try is allowed; if so, it resolves when it may be answered. */
  async admit(attempt: Attempt): Promise<'go' | 'tooMany'> {
    const { name, address, device } = attempt;
    const tried = this.#take(this.#names, keyOf(attempt), this.#limits.perName);
    if (tried === undefined) return 'tooMany';
    if (device === 'unknown') {
      if (!this.#networks.take(address, this.#time.now())) return 'tooMany';
      if (this.#take(this.#anywhere, name, this.#limits.perNameAnywhere) === undefined) return 'tooMany';
    }
    await this.#pause(tried.tries);
    return 'go';
  }

  /** Whether one more account may be asked for. */
  admitSignUp(address: string): 'go' | 'tooMany' {
    return this.#signUps.take(address, this.#time.now()) ? 'go' : 'tooMany';
  }

  /** Somebody got in: their own mistakes before are forgotten. */
  succeeded(attempt: Attempt): void {
    this.#names.delete(keyOf(attempt));
  }

  #take(tried: Map<string, Tried>, key: string, allowance: Allowance): Tried | undefined {
    const now = this.#time.now();
    const known = tried.get(key) ?? { bucket: new Bucket(allowance, now), tries: 0 };
    tried.delete(key);
    tried.set(key, known);
    const [oldest] = tried.keys();
    if (tried.size > MOST_REMEMBERED && oldest !== undefined) tried.delete(oldest);
    known.tries += 1;
    return known.bucket.take(now) ? known : undefined;
  }

  #pause(tries: number): Promise<void> {
    if (tries <= FREE_TRIES) return Promise.resolve();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - FREE_TRIES - 1));
    return new Promise((resolve) => {
      this.#time.after(pause, resolve);
    });
  }
}

function keyOf({ name, address, device }: Attempt): string {
  return device === 'known' ? `device ${name}` : `${networksOf(address).own} ${name}`;
}
