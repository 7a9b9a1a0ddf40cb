import { setImmediate } from 'node:timers/promises';
import type { Write, Written } from './request.ts';

interface Waiting {
  readonly write: Write;
  readonly settle: (written: Written) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Gathers what is to be written while the disk is busy, and writes it in one go: waiting for the disk costs the same
 * for one table as for a hundred.
 */
export class GroupCommit {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly Written[]>;
  #waiting: Waiting[] = [];
  #state: 'free' | 'busy' = 'free';

  constructor(commit: (writes: readonly Write[]) => Promise<readonly Written[]>) {
    this.#commit = commit;
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
