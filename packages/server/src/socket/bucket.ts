/** How much may be done: so much at once, and so much a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Counts what somebody does, and says when it is too much. */
export class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = now;
  }

  /** Takes one; says whether there was one to take. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
