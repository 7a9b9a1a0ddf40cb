import type { SeatId } from '@kronika/kernel';
import { createStore, type Store } from '../session/store.ts';
import type { StageStep } from './plan.ts';
import { lookOf, type StageSpeed, timeOf } from './tempo.ts';

/** Where the player gets its time from. */
export interface StageClock {
  now(): number;
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, then: () => void): () => void;
}

export interface StageState {
  /** Everything since the last own decision. */
  readonly steps: readonly StageStep[];
  /** The step that is told now. */
  readonly current: StageStep | undefined;
  /** What stands on the stage; it stays there while what follows needs no stage of its own. */
  readonly staged: StageStep | undefined;
  /** When the step that stands on the stage began, and how long it lasts. */
  readonly began: number;
  readonly lasts: number;
  /** Which of how many steps stands on the stage. */
  readonly place: number;
  readonly of: number;
  /** The step somebody points at in the strip. */
  readonly pointed: number | undefined;
}

const EMPTY: StageState = {
  steps: [],
  current: undefined,
  staged: undefined,
  began: 0,
  lasts: 0,
  place: 0,
  of: 0,
  pointed: undefined,
};

/** What grows while it is shown stays at least this much longer, as a part of its time. */
const REST = 0.6;

/**
 * Shows one step after the other while the match goes on. It only tells what has happened already: nothing waits for
 * it, and an answer, a hidden page or a held key end it at once.
 */
export class StagePlayer {
  readonly store: Store<StageState> = createStore(EMPTY);
  readonly #clock: StageClock;
  readonly #patience: number | undefined;
  /** How many lines of each step were shown. */
  readonly #shown = new Map<number, number>();
  #own: SeatId | undefined;
  #speed: StageSpeed = 'normal';
  #page: 'shown' | 'hidden' = 'shown';
  #isAgain = false;
  /** How many steps were on the stage since it was empty. */
  #told = 0;
  #callOff: (() => void) | undefined;

  /** A board whose resolving is the heart of the game has more patience with a long queue. */
  constructor(clock: StageClock, patience?: number) {
    this.#clock = clock;
    this.#patience = patience;
  }

  setOwn(own: SeatId | undefined): void {
    this.#own = own;
  }

  setSpeed(speed: StageSpeed): void {
    this.#speed = speed;
    if (speed === 'instant') this.skip();
  }

  /** In the background nothing is shown: who comes back sees how things are, and may play it again. */
  setPage(page: 'shown' | 'hidden'): void {
    this.#page = page;
    if (page === 'hidden') this.skip();
  }

  /** There are other steps: more of them, longer ones, or fewer after something was taken back. */
  follow(steps: readonly StageStep[]): void {
    this.#forgetOthers(steps);
    this.store.update((now) => ({ ...now, steps }));
    if (this.#isAtOnce) {
      this.skip();
      return;
    }
    const { current } = this.store.get();
    if (current === undefined) {
      this.#advance();
      return;
    }
    const grown = steps.find(({ key }) => key === current.key);
    if (grown === undefined) this.#advance();
    else if (grown !== current) this.#grow(grown);
  }

  /** What was taken back was not shown: something else may come in its place. */
  #forgetOthers(steps: readonly StageStep[]): void {
    const entries = new Map(steps.map((step) => [step.key, step.entries]));
    for (const [key, shown] of this.#shown) {
      const most = entries.get(key);
      if (most === undefined) this.#shown.delete(key);
      else this.#shown.set(key, Math.min(shown, most));
    }
  }

  get #isAtOnce(): boolean {
    return this.#page === 'hidden' || (this.#speed === 'instant' && !this.#isAgain);
  }

  /** What was there when one came is no news. */
  begin(steps: readonly StageStep[]): void {
    this.#forgetOthers(steps);
    this.store.update((now) => ({ ...now, steps }));
    this.skip();
  }

  /** Hurries on to the next step. */
  next(): void {
    this.#done();
    this.#advance();
  }

  /** Shows nothing more of what has happened. */
  skip(): void {
    for (const { key, entries } of this.store.get().steps) this.#shown.set(key, entries);
    this.#isAgain = false;
    this.#rest();
  }

  /** Shows everything once more, from the last own decision on. */
  replay(): void {
    this.#stop();
    this.#shown.clear();
    this.#told = 0;
    this.#isAgain = true;
    this.store.update((now) => ({ ...now, current: undefined, staged: undefined }));
    this.#advance();
  }

  point(pointed: number | undefined): void {
    this.store.update((now) => (now.pointed === pointed ? now : { ...now, pointed }));
  }

  get isRunning(): boolean {
    return this.store.get().current !== undefined;
  }

  /** Stops for good. */
  close(): void {
    this.#stop();
  }

  #waiting(): readonly StageStep[] {
    return this.store.get().steps.filter((step) => this.#seen(step) < step.entries);
  }

  readonly #seen = ({ key }: StageStep): number => this.#shown.get(key) ?? 0;

  #timeOf(step: StageStep, waiting: readonly StageStep[]): number {
    const speed = this.#isAgain && this.#speed === 'instant' ? 'normal' : this.#speed;
    return timeOf(step, this.#isAgain ? [step] : waiting, {
      own: this.#own,
      speed,
      patience: this.#patience,
      seen: this.#seen,
    });
  }

  #done(): void {
    const { current } = this.store.get();
    if (current !== undefined) this.#shown.set(current.key, current.entries);
  }

  #advance(): void {
    this.#stop();
    for (let waiting = this.#waiting(); ; waiting = this.#waiting()) {
      const [step] = waiting;
      if (step === undefined) break;
      const time = this.#timeOf(step, waiting);
      if (time > 0) {
        this.#show(step, time, waiting);
        return;
      }
      this.#shown.set(step.key, step.entries);
    }
    this.#isAgain = false;
    this.#rest();
  }

  #show(step: StageStep, time: number, waiting: readonly StageStep[]): void {
    const isStaged = lookOf(step, this.#own) === 'stage';
    const others = waiting.filter((one) => one !== step && lookOf(one, this.#own) === 'stage').length;
    if (isStaged) this.#told += 1;
    this.store.update((now) => ({
      ...now,
      current: step,
      ...(isStaged
        ? { staged: step, began: this.#clock.now(), lasts: time, place: this.#told, of: this.#told + others }
        : { of: Math.max(now.of, this.#told + others) }),
    }));
    this.#end(time);
  }

  /** The step that is shown has more to say: it gets some more time. */
  #grow(step: StageStep): void {
    const { staged, current, began, lasts } = this.store.get();
    const isNew = step.entries !== current?.entries;
    const now = this.#clock.now();
    const full = this.#timeOf(step, [step]);
    const left = Math.max(began + lasts - now, 0);
    const longer = isNew ? Math.max(left, full * REST) : left;
    const isStaged = lookOf(step, this.#own) === 'stage';
    if (isStaged && staged?.key !== step.key) this.#told += 1;
    const others = this.#waiting().filter((one) => one.key !== step.key && lookOf(one, this.#own) === 'stage').length;
    const place = Math.max(this.#told, 1);
    this.store.update((state) => ({
      ...state,
      current: step,
      ...(isStaged
        ? {
            staged: step,
            place,
            of: place + others,
            ...(staged?.key === step.key ? { lasts: now - began + longer } : { began: now, lasts: full }),
          }
        : {}),
    }));
    if (!isNew) return;
    this.#stop();
    this.#end(isStaged && staged?.key !== step.key ? full : longer);
  }

  #end(time: number): void {
    this.#callOff = this.#clock.after(time, () => this.next());
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #rest(): void {
    this.#stop();
    this.#told = 0;
    this.store.update((now) =>
      now.current === undefined && now.staged === undefined
        ? now
        : { ...now, current: undefined, staged: undefined, place: 0, of: 0 },
    );
  }
}
