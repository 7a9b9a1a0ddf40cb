import type { Command, HostMessage, RefusedBecause } from '@kronika/protocol';
import type { ConnectionState, Known, Reply, TableConnection, Wish } from './connection.ts';
import { afterChange, afterTable, logToKeep } from './known.ts';
import type { Dial, Line } from './line.ts';
import { type Surroundings, THIS_DEVICE, waitBefore } from './patience.ts';
import { Pending } from './pending.ts';

export interface ConversationParts<Greeting> {
  readonly dial: Dial<Greeting>;
  /** What to say first, to somebody who has so many entries of the log. */
  greeting(log: number): Greeting;
  readonly surroundings?: Surroundings;
}

/** Refusals that may be over soon; the others will come again and again. */
const PASSING: readonly RefusedBecause['code'][] = ['tooFrequent', 'notStored', 'internal'];

const SEAT_GIVEN_UP: RefusedBecause = {
  code: 'notYours',
  text: { pl: 'To miejsce nie jest już Twoje.', en: 'This seat is not yours any more.' },
};

/**
 * A connection to a table over lines that break. It comes back by itself and goes on where it was; only a host
 * that does not want it ends it.
 */
export class Conversation<Greeting> implements TableConnection {
  readonly #parts: ConversationParts<Greeting>;
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  readonly #pending = new Pending();
  /** What was wished while there was no line: it is said on the next one. */
  #unsaid: Command[] = [];
  /** Whether no line will be dialled any more. */
  #isOver = false;
  #state: ConnectionState = { is: 'connecting' };
  /** How many lines broke since the last one that worked. */
  #attempt = 0;
  /** What came in on an older line counts no more. */
  #lineNumber = 0;
  #line: Line<Greeting> | undefined;
  #callOff: (() => void) | undefined;
  /** What is asked for of the log: what is missing, or all of it after it turned out not to fit. */
  #log: 'rest' | 'whole' = 'rest';

  constructor(parts: ConversationParts<Greeting>) {
    this.#parts = parts;
    this.#surroundings = parts.surroundings ?? THIS_DEVICE;
    this.#dial();
  }

  state(): ConnectionState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send(wish: Wish): Promise<Reply> {
    if (this.#isOver) return Promise.resolve({ is: 'lost' });
    const { id, reply } = this.#pending.next();
    if (this.#state.is === 'live') this.#line?.say({ ...wish, id });
    else this.#unsaid.push({ ...wish, id });
    return reply;
  }

  /** Tries at once instead of waiting, e.g. because the network is back. */
  hurry(): void {
    if (this.#state.is === 'lost') this.#dial();
  }

  close(): void {
    this.#hangUpForGood();
    this.#listeners.clear();
  }

  #dial(): void {
    this.#drop();
    this.#become({ is: 'connecting', ...this.#knownNow() });
    const number = this.#lineNumber;
    const current = (then: () => void) => () => {
      if (number === this.#lineNumber) then();
    };
    this.#line = this.#parts.dial({
      connected: current(() => this.#greet()),
      heard: (message) => current(() => this.#hear(message))(),
      broke: current(() => this.#wait()),
    });
  }

  #greet(): void {
    const log = this.#log === 'whole' ? 0 : logToKeep(this.#knownNow().known);
    this.#line?.say(this.#parts.greeting(log));
  }

  #hear(message: HostMessage): void {
    switch (message.is) {
      case 'table':
        this.#take(afterTable(this.#knownNow().known, message, this.#surroundings.now()));
        return;
      case 'changed':
        this.#change(message);
        return;
      case 'bye':
        if (message.because === 'left') this.#end(SEAT_GIVEN_UP);
        else this.#wait();
        return;
      case 'refused':
        if (message.id === undefined) this.#refused(message.because);
        else this.#pending.settle(message);
        return;
      default:
        this.#pending.settle(message);
    }
  }

  #take(known: Known | undefined): void {
    this.#log = known === undefined ? 'whole' : 'rest';
    if (known === undefined) {
      this.#dial();
      return;
    }
    this.#attempt = 0;
    this.#become({ is: 'live', known });
    for (const command of this.#unsaid.splice(0)) this.#line?.say(command);
  }

  #change(message: Extract<HostMessage, { readonly is: 'changed' }>): void {
    if (this.#state.is !== 'live') return;
    try {
      this.#become({ is: 'live', known: afterChange(this.#state.known, message) });
    } catch {
      // A change that does not fit to what is known: only the whole table helps.
      this.#log = 'whole';
      this.#wait();
    }
  }

  #refused(because: RefusedBecause): void {
    if (PASSING.includes(because.code)) this.#wait();
    else if (this.#state.is !== 'live') this.#end(because);
  }

  #end(because: RefusedBecause): void {
    this.#hangUpForGood();
    this.#become({ is: 'refused', because });
  }

  #wait(): void {
    this.#drop();
    const wait = waitBefore(this.#attempt, this.#surroundings.chance());
    this.#attempt += 1;
    this.#become({ is: 'lost', retryAt: this.#surroundings.now() + wait, ...this.#knownNow() });
    this.#callOff = this.#surroundings.after(wait, () => this.#dial());
  }

  #drop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#lineNumber += 1;
    this.#line?.hangUp();
    this.#line = undefined;
    this.#pending.lose(this.#unsaid.map(({ id }) => id));
  }

  #hangUpForGood(): void {
    this.#isOver = true;
    this.#unsaid = [];
    this.#drop();
  }

  #knownNow(): { readonly known?: Known } {
    return this.#state.is === 'refused' || this.#state.known === undefined ? {} : { known: this.#state.known };
  }

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
