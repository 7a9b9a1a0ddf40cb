import type { Time } from '@kronika/host';
import type { Tables } from './tables.ts';
import type { Uptime } from './uptime.ts';

/** How often tables are looked after, in milliseconds. */
const EVERY = 1_000;
const SWEEP_EVERY = 10_000;

/** Tables that fall due within so many milliseconds are woken now, so that they are not late. */
const AHEAD = 2_000;
const MOST_AT_ONCE = 100;

interface CaretakerParts {
  readonly tables: Tables;
  readonly uptime: Uptime;
  readonly time: Time;
  report(error: unknown): void;
}

/** Wakes tables where something is due, lets go of those where nobody is, and notes that the server is up. */
export class Caretaker {
  readonly #tables: Tables;
  readonly #uptime: Uptime;
  readonly #time: Time;
  readonly #report: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> = Promise.resolve();

  constructor(parts: CaretakerParts) {
    this.#tables = parts.tables;
    this.#uptime = parts.uptime;
    this.#time = parts.time;
    this.#report = parts.report;
  }

  start(): void {
    this.#repeat(EVERY, () => this.#tables.wake(AHEAD, MOST_AT_ONCE));
    this.#repeat(EVERY, () => this.#uptime.note(this.#time.now()));
    this.#repeat(SWEEP_EVERY, () => this.#tables.sweep());
  }

  /** Resolves when what was being done is done. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#round;
  }

  #repeat(every: number, task: () => Promise<void>): void {
    let state: 'free' | 'busy' = 'free';
    const timer = setInterval(() => {
      // A round that takes longer than its time is not begun again meanwhile.
      if (state === 'busy') return;
      state = 'busy';
      const round = task()
        .catch(this.#report)
        .finally(() => {
          state = 'free';
        });
      this.#round = Promise.all([this.#round, round]).then(() => undefined);
    }, every);
    timer.unref();
    this.#timers.push(timer);
  }
}
