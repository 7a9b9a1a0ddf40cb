import type { SeatId } from '@kronika/kernel';
import type { ClockDocument, ClockPlan } from '@kronika/protocol';

const SECOND = 1000;

/** When somebody's time will be up. */
export type Fall =
  | { readonly is: 'seat'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'match'; readonly at: number };

/** The clocks of a table. What an answer cost is in the journal, so that it costs the same whenever it is read. */
export class Timekeeping {
  readonly #plan: ClockPlan;
  readonly #left: number[];
  #since = 0;

  constructor(plan: ClockPlan, seats: number) {
    this.#plan = plan;
    this.#left = Array.from({ length: seats }, () => (plan.is === 'none' ? 0 : plan.seconds * SECOND));
  }

  /** The match is asking from now on. */
  restart(now: number): void {
    this.#since = now;
  }

  /** Nobody could answer before then, so that nobody's time ran. */
  pausedUntil(then: number): void {
    this.#since = Math.max(this.#since, then);
  }

  /** What an answer given now costs. */
  costOf(now: number): number {
    const passed = Math.max(0, now - this.#since);
    switch (this.#plan.is) {
      case 'none':
      case 'move':
        return 0;
      case 'chess':
        return Math.max(0, passed - this.#plan.delay * SECOND);
      case 'game':
        return passed;
    }
  }

  /** An answer cost these seats so much. */
  spend(seats: readonly number[], spent: number): void {
    // The time of the match is everybody's, and runs on while others still have to answer the same question.
    if (this.#plan.is === 'game') this.#since += spent;
    for (const place of this.#left.keys())
      if (this.#plan.is === 'game' || seats.includes(place))
        this.#left[place] = Math.max(0, (this.#left[place] ?? 0) - spent);
  }

  /** The first clock to fall, if nobody answers. */
  fall(waiting: readonly SeatId[]): Fall | undefined {
    const [first] = waiting;
    if (this.#plan.is === 'none' || first === undefined) return undefined;
    if (this.#plan.is === 'game') return { is: 'match', at: this.#since + (this.#left[0] ?? 0) };
    const delay = this.#plan.is === 'chess' ? this.#plan.delay * SECOND : 0;
    const seat = waiting.reduce(
      (least, other) => ((this.#left[other] ?? 0) < (this.#left[least] ?? 0) ? other : least),
      first,
    );
    return { is: 'seat', seat, at: this.#since + delay + (this.#left[seat] ?? 0) };
  }

  document(waiting: readonly SeatId[]): ClockDocument | undefined {
    if (this.#plan.is === 'none') return undefined;
    return { plan: this.#plan, left: [...this.#left], running: waiting, since: this.#since };
  }
}
