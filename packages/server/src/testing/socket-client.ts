import { present, type Question } from '@kronika/kernel';
import { type HostMessage, type LogEntry, patched, type TableDocument } from '@kronika/protocol';
import { WebSocket } from 'ws';

/** What opens a seat. */
export interface Credentials {
  readonly table: string;
  readonly token?: string;
}

/** How long an answer may take before a test fails, in milliseconds. */
const PATIENCE = 60_000;

/** A client over a real socket, which knows of a table only what was sent. */
export class SocketClient {
  readonly #socket: WebSocket;
  readonly messages: HostMessage[] = [];
  readonly #waiting = new Set<() => void>();
  #document: TableDocument | undefined;
  #log: readonly LogEntry[] = [];
  #commands = 0;
  /** Set when the connection has ended. */
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = code;
      this.#tell();
    });
  }

  static async connect(
    url: string,
    options: { readonly origin?: string; readonly headers?: Record<string, string> } = {},
  ): Promise<SocketClient> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, options);
    const client = new SocketClient(socket);
    await new Promise<void>((resolve) => {
      socket.on('open', () => resolve());
      socket.on('close', () => resolve());
    });
    return client;
  }

  get document(): TableDocument {
    return present(this.#document, 'the document');
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  get question(): Question | undefined {
    return this.#document?.match?.question;
  }

  async attach({ table, token }: Credentials, extra: object = {}): Promise<HostMessage> {
    return this.raw({ is: 'attach', version: 1, table, ...(token === undefined ? {} : { token }), ...extra });
  }

  /** Sends anything; gives the next message that comes. */
  async raw(message: unknown): Promise<HostMessage> {
    const known = this.messages.length;
    this.send(message);
    await this.until(() => this.messages.length > known || this.closed !== undefined);
    return present(this.messages[known], 'an answer');
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  /** Sends a command; gives what it was answered with, or nothing if the connection ended before. */
  async ask(wish: { readonly is: string }): Promise<HostMessage | undefined> {
    this.#commands += 1;
    const id = this.#commands;
    const known = this.messages.length;
    const answer = () => this.messages.slice(known).find((message) => 'id' in message && message.id === id);
    this.send({ ...wish, id });
    await this.until(() => answer() !== undefined || this.closed !== undefined);
    return answer();
  }

  decide(answer: unknown): Promise<HostMessage | undefined> {
    const asked = this.document.match?.asked ?? 0;
    return this.ask({ is: 'decide', ...{ asked, answer } });
  }

  /** Waits until something holds; it is looked at after every message. */
  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`waited in vain; last came ${JSON.stringify(this.messages.at(-1))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(message: HostMessage): void {
    if (message.is === 'table') {
      this.#document = message.document;
      this.#log = [...this.#log.slice(0, message.logFrom), ...message.log];
    }
    if (message.is === 'changed') {
      this.#document = patched(this.document, message.patch);
      const { log } = message;
      if (log !== undefined) this.#log = [...this.#log.slice(0, log.keep), ...log.add];
    }
    this.messages.push(message);
    this.#tell();
  }

  #tell(): void {
    for (const waiting of [...this.#waiting]) {
      this.#waiting.delete(waiting);
      waiting();
    }
  }
}
