import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../identity/secret.ts';

/**
 * Tells devices that have been signed in by a name from all others. A device keeps a sign that only this server can
 * make; the server keeps nothing of it.
 */
export class KnownDevices {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  /** What a device keeps that was signed in by this name. */
  signFor(name: string): string {
    return this.#secret.sign('device', name);
  }

  standing(name: string, sign: string | undefined): 'known' | 'unknown' {
    if (sign === undefined) return 'unknown';
    const [expected, given] = [Buffer.from(this.signFor(name)), Buffer.from(sign)];
    return expected.length === given.length && timingSafeEqual(expected, given) ? 'known' : 'unknown';
  }
}
