import { present, type Question } from '@kronika/kernel';
import {
  type Command,
  type HostMessage,
  type LogEntry,
  patched,
  type Role,
  type TableDocument,
} from '@kronika/protocol';
import type { LiveTable } from '../live-table.ts';
import type { Peer } from '../ports.ts';

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** Somebody at a table, who knows of it only what was sent. */
export class Client implements Peer {
  readonly role: Role;
  readonly #live: LiveTable;
  readonly messages: HostMessage[] = [];
  #document: TableDocument | undefined;
  #log: readonly LogEntry[] = [];
  #commands = 0;

  constructor(live: LiveTable, role: Role) {
    this.#live = live;
    this.role = role;
  }

  send(messages: readonly HostMessage[]): void {
    for (const message of messages) this.#hear(message);
  }

  #hear(message: HostMessage): void {
    // As it comes out of a socket: nothing is shared with the host.
    const received: HostMessage = JSON.parse(JSON.stringify(message));
    this.messages.push(received);
    if (received.is === 'table') {
      this.#document = received.document;
      this.#log = [...this.#log.slice(0, received.logFrom), ...received.log];
    }
    if (received.is === 'changed') {
      this.#document = patched(this.document, received.patch);
      const { log } = received;
      if (log !== undefined) this.#log = [...this.#log.slice(0, log.keep), ...log.add];
    }
  }

  get document(): TableDocument {
    return present(this.#document, 'the document');
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** The log as one reads it. */
  get lines(): readonly string[] {
    return this.#log.flatMap((line) =>
      line.is === 'beat' ? [] : [typeof line.text === 'string' ? line.text : line.text.en],
    );
  }

  get question(): Question | undefined {
    return this.document.match?.question;
  }

  /** How the seat may withdraw the offer it has made. */
  get withdrawal(): Question | undefined {
    return this.document.match?.offer?.withdraw;
  }

  attach(logFrom?: number): Promise<void> {
    return this.#live.attach(this, logFrom);
  }

  detach(): Promise<void> {
    return this.#live.detach(this);
  }

  /** Sends a command; gives what it was answered with. */
  async ask(wish: Wish): Promise<HostMessage> {
    this.#commands += 1;
    const id = this.#commands;
    await this.#live.receive(this, { ...wish, id });
    return present(
      this.messages.findLast((message) => 'id' in message && message.id === id),
      'the answer',
    );
  }

  decide(answer: number | number[]): Promise<HostMessage> {
    return this.ask({ is: 'decide', asked: this.document.match?.asked ?? 0, answer });
  }
}
