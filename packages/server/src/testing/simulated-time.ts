import type { Time } from '@kronika/host';

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

/** A time that passes when it is told to. */
export class SimulatedTime implements Time {
  #now = 1_790_000_000_000;
  #alarms: readonly Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const alarm: Alarm = { at: this.#now + milliseconds, then };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  async pass(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { then } of due) then();
  }

  /** Lets as much time pass as something takes. */
  async until<T>(something: Promise<T>): Promise<T> {
    let state: 'waiting' | 'done' = 'waiting';
    const done = () => {
      state = 'done';
    };
    something.then(done, done);
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      if (state !== 'waiting') return something;
      const next = Math.min(...this.#alarms.map(({ at }) => at));
      if (Number.isFinite(next)) await this.pass(next - this.#now);
    }
  }
}
