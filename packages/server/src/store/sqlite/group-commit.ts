import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Write, Written } from './request.ts';

interface Waiting {
  readonly write: Write;
  readonly settle: (written: Written) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * From the beginning of one group to that of the next, in milliseconds. Where much is written the groups become larger
 * for it, and fewer: a group costs the processor as much as several writes. Where little is, nobody waits.
 */
const APART = 3;

/**
 * Gathers what is to be written while the disk is busy, and writes it in one go: waiting for the disk costs the same
 * for one table as for a hundred.
 */
export class GroupCommit {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly Written[]>;
  readonly #apart: number;
  #waiting: Waiting[] = [];
  #state: 'free' | 'busy' = 'free';
  #begun = Number.NEGATIVE_INFINITY;

  constructor(commit: (writes: readonly Write[]) => Promise<readonly Written[]>, apart = APART) {
    this.#commit = commit;
    this.#apart = apart;
  }

  write(write: Write): Promise<Written> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ write, settle, fail });
      if (this.#state === 'free') void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#state = 'busy';
    // Whatever else has come over the network by now belongs to the same group.
    await setImmediate();
    while (this.#waiting.length > 0) {
      const early = this.#begun + this.#apart - performance.now();
      if (early > 0) await setTimeout(early);
      this.#begun = performance.now();
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commitGroup(group);
    }
    this.#state = 'free';
  }

  async #commitGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#commit(group.map(({ write }) => write));
      for (const [place, { settle, fail }] of group.entries()) {
        const result = written[place];
        if (result === undefined) fail(new Error('the database did not say what became of it'));
        else settle(result);
      }
    } catch (error) {
      for (const { fail } of group) fail(error);
    }
  }
}
