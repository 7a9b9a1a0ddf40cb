import type { HostMessage, TableDocument } from '@kronika/protocol';
import type { Dial, Listener } from '../line.ts';
import type { Surroundings } from '../patience.ts';

/** A line of which a test holds the other end. */
export interface TestLine extends Listener {
  readonly said: unknown[];
  state: 'standing' | 'hungUp';
}

/** Lines as they are dialled, the latest last. */
export function testLines<Greeting>(): { readonly lines: TestLine[]; readonly dial: Dial<Greeting> } {
  const lines: TestLine[] = [];
  return {
    lines,
    dial: (listener) => {
      const line: TestLine = { ...listener, said: [], state: 'standing' };
      lines.push(line);
      return {
        say: (message) => line.said.push(message),
        hangUp: () => {
          line.state = 'hungUp';
        },
      };
    },
  };
}

/** Time that passes when a test says so. */
export class TestTime implements Surroundings {
  #now = 1_000;
  #alarms: { readonly at: number; readonly then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  chance(): number {
    return 1;
  }

  after(milliseconds: number, then: () => void): () => void {
    const alarm = { at: this.#now + milliseconds, then };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.#now);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { then } of due) then();
  }
}

export const DOCUMENT: TableDocument = {
  table: 'one',
  game: 'tictactoe',
  status: 'playing',
  windows: 'open',
  seats: [],
  spectators: 0,
  again: [],
  you: { role: { is: 'seat', seat: 0 } },
};

/** Lines of a log that say nothing but their number. */
export function logOf(...numbers: readonly number[]): Extract<HostMessage, { readonly is: 'table' }>['log'] {
  return numbers.map((number) => ({ is: 'note', after: number, text: { pl: `${number}`, en: `${number}` } }));
}

export function tableMessage(
  change: Partial<Extract<HostMessage, { readonly is: 'table' }>> = {},
): Extract<HostMessage, { readonly is: 'table' }> {
  return { is: 'table', now: 5_000, document: DOCUMENT, logFrom: 0, log: [], ...change };
}
