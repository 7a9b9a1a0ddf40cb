import type { Time } from '@kronika/host';
import { type Allowance, Bucket } from '../socket/bucket.ts';

/** How often one may try to get in. */
export interface GuessLimits {
  /** Tries of one name, from wherever they come. */
  readonly perName: Allowance;
  /** Tries of one network, whatever the names. */
  readonly perNetwork: Allowance;
  /** New accounts of one network, and tries to make one. */
  readonly signUps: Allowance;
}

interface Tried {
  readonly bucket: Bucket;
  /** How often since somebody last got in. */
  tries: number;
}

/** Of so many names and networks is remembered how often they tried; the oldest are forgotten first. */
const MOST_REMEMBERED = 20_000;

/** The first tries are answered at once, then each takes twice as long as the one before, up to this, in milliseconds. */
const FREE_TRIES = 3;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4_000;

/**
 * Slows down and limits who guesses. What it does depends on what was tried alone, never on whether there is such an
 * account: so it tells nothing.
 */
export class Guesses {
  readonly #limits: GuessLimits;
  readonly #time: Time;
  readonly #names = new Map<string, Tried>();
  readonly #networks = new Map<string, Tried>();
  readonly #signUps = new Map<string, Tried>();

  constructor(limits: GuessLimits, time: Time) {
    this.#limits = limits;
    this.#time = time;
  }

  /** Whether one more try is allowed; if so, it resolves when it may be answered. */
  async admit(name: string, address: string): Promise<'go' | 'tooMany'> {
    const network = networkOf(address);
    // Both are counted, whichever is over.
    const byNetwork = this.#take(this.#networks, network, this.#limits.perNetwork);
    const byName = this.#take(this.#names, name, this.#limits.perName);
    if (byNetwork === undefined || byName === undefined) return 'tooMany';
    await this.#pause(byName.tries);
    return 'go';
  }

  /** Whether one more account may be asked for. */
  admitSignUp(address: string): 'go' | 'tooMany' {
    return this.#take(this.#signUps, networkOf(address), this.#limits.signUps) === undefined ? 'tooMany' : 'go';
  }

  /** Somebody got in: whoever owns the name need not pay for the tries of others. */
  succeeded(name: string): void {
    this.#names.delete(name);
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

/** Whoever has one address of the newer kind has a whole network of them. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
