import type { SeatId } from '@kronika/kernel';
import type { ClockDocument, ClockPlan } from '@kronika/protocol';

const SECOND = 1000;

/** A time when nobody could answer, because the host was not there. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** When somebody's time will be up. */
export type Fall =
  | { readonly is: 'seat'; readonly seat: SeatId; readonly at: number }
  | { readonly is: 'match'; readonly at: number };

/** The clocks of a table. What an answer cost is in the journal, so that it costs the same whenever it is read. */
export class Timekeeping {
  readonly #plan: ClockPlan;
  readonly #left: number[];
  #asked = 0;
  /** No clock runs before then: people have to come to the table first. */
  #opens = 0;
  #since = 0;

  constructor(plan: ClockPlan, seats: number) {
    this.#plan = plan;
    this.#left = Array.from({ length: seats }, () => (plan.is === 'none' ? 0 : plan.seconds * SECOND));
  }

  /** The match is asking from now on; an answer costs nothing for so long, however long it takes. */
  restart(now: number, free = 0): void {
    this.#asked = now + this.#beyondDelay(free);
    this.#since = Math.max(this.#asked, this.#opens);
  }

  /** No clock runs before then. */
  opensAt(then: number): void {
    this.#opens = then;
    this.#since = Math.max(this.#asked, then);
  }

  /** What somebody had thought before the host was gone stays thought, and while it was gone nobody's time ran. */
  missed(outages: readonly Outage[]): void {
    for (const { from, until } of [...outages].sort((one, other) => one.from - other.from)) {
      if (this.#since < from) this.#since += Math.max(0, until - from);
      else this.#since = Math.max(this.#since, until);
    }
  }

  /** A delay is free already. The time of a match is nobody's own, and runs on. */
  #beyondDelay(free: number): number {
    switch (this.#plan.is) {
      case 'none':
      case 'game':
        return 0;
      case 'chess':
        return Math.max(0, free - this.#plan.delay * SECOND);
      case 'move':
        return free;
    }
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
