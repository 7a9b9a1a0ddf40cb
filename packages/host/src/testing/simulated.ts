import type { Time } from '../ports.ts';

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

/** Lets everything happen that is ready to. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A time that passes when it is told to. */
export class SimulatedTime implements Time {
  #now = 1_000_000;
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const alarm: Alarm = { at: this.#now + milliseconds, then };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Lets so many milliseconds pass, and whatever happens in them happen in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = end;
  }
}
