import type { Duplex } from 'node:stream';
import { isTableRefusal, type LiveTable, type Peer, Queue, type TableRefusal } from '@kronika/host';
import type { Attach, Command, HostMessage } from '@kronika/protocol';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Tables } from '../tables/tables.ts';
import { Bucket } from './bucket.ts';
import { Deadline } from './deadline.ts';
import { FrameWriter } from './frame.ts';
import { read } from './incoming.ts';
import type { Outbox } from './outbox.ts';
import { ATTACH_FIRST, INTERNAL, NO_JSON, ONE_TABLE, TOO_FREQUENT, TOO_LARGE } from './refused.ts';
import { type AccountsSeat, roleOf, wantsAccountsSeat } from './role.ts';

/** What a connection works with. */
export interface Surroundings {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
  /** The seats of the account that somebody with such a cookie is signed in to. */
  accountsSeats(cookie: string | undefined, table: string): Promise<SessionsSeats | undefined>;
  report(error: unknown): void;
}

/** The seats at a table that a session opens. */
export interface SessionsSeats {
  readonly session: string;
  readonly seats: readonly AccountsSeat[];
}

/** Why a connection is closed, as codes of the WebSocket protocol. */
const CLOSE = { restart: 1012, reload: 4001, left: 4002, abuse: 1008, silent: 4003 } as const;

/** Who goes on sending after so many refusals for being too fast does not listen. */
const PATIENCE = 100;

/** One connection: one table, one role. Messages are handled one after the other, and each is answered. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #around: Surroundings;
  readonly #cookie: string | undefined;
  readonly #messages: Bucket;
  readonly #chat: Bucket;
  /** By then somebody has to say which table they are for. */
  readonly #deadline: Deadline;
  #place: { readonly live: LiveTable; readonly peer: Peer } | undefined;
  readonly #turns = new Queue();
  /** The session that opened the seat, if no token did. */
  #session: string | undefined;
  #refusedAsTooFast = 0;
  /** What is said in this turn of the event loop, and not yet handed to the network. */
  #unsent: HostMessage[] = [];

  constructor(socket: WebSocket, stream: Duplex, around: Surroundings, cookie: string | undefined) {
    const { limits } = around;
    this.#cookie = cookie;
    this.#socket = socket;
    this.#stream = stream;
    this.#around = around;
    this.#messages = new Bucket(limits.messages, performance.now());
    this.#chat = new Bucket(limits.chat, performance.now());
    this.#deadline = new Deadline(limits.attachWithin, () => this.#close(CLOSE.silent, 'no attach'));
    socket.on('message', (data, isBinary) => this.#take(data, isBinary ? 'binary' : 'text'));
    socket.on('close', () => this.#end());
    // Broken frames and the like: the socket closes itself, with a code that says why.
    socket.on('error', () => undefined);
  }

  #take(data: RawData, kind: 'binary' | 'text'): void {
    if (!this.#messages.take(performance.now())) {
      this.#refuseTooFast();
      return;
    }
    if (kind === 'binary') this.#refuse(NO_JSON);
    else if (lengthOf(data) > this.#around.limits.messageBytes) this.#refuse(TOO_LARGE);
    else this.#inTurn(String(data));
  }

  #refuseTooFast(): void {
    this.#refusedAsTooFast += 1;
    if (this.#refusedAsTooFast > PATIENCE) this.#close(CLOSE.abuse, 'too many messages');
    else this.#refuse(TOO_FREQUENT);
  }

  #inTurn(text: string): void {
    const turn = this.#turns
      .add(() => this.#handle(text))
      .catch((error: unknown) => {
        this.#around.report(error);
        this.#refuse(INTERNAL);
      });
    if (this.#place === undefined) void this.#waitFor(turn);
  }

  /** However long it takes us to get round to a message, the client has done its part. */
  async #waitFor(turn: Promise<void>): Promise<void> {
    this.#deadline.pause();
    await turn;
    if (this.#place === undefined && this.#socket.readyState === this.#socket.OPEN) this.#deadline.resume();
  }

  #handle(text: string): Promise<void> | void {
    const incoming = read(text);
    switch (incoming.is) {
      case 'attach':
        return this.#attach(incoming.attach);
      case 'command':
        return this.#command(incoming.command);
      case 'refused':
        return this.#refuse(incoming.refusal, incoming.id);
    }
  }

  async #attach(attach: Attach): Promise<void> {
    if (this.#place !== undefined) return this.#refuse(ONE_TABLE);
    const live = await this.#around.tables.get(attach.table);
    if (isTableRefusal(live)) return this.#refuse(live);
    const opened = wantsAccountsSeat(attach) ? await this.#around.accountsSeats(this.#cookie, attach.table) : undefined;
    const role = roleOf(live.table, attach, opened?.seats ?? []);
    if (isTableRefusal(role)) return this.#refuse(role);
    this.#session = opened?.session;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const peer: Peer = { role, send: (messages) => this.#send(messages) };
    this.#place = { live, peer };
    await live.attach(peer, attach.log);
  }

  /** These sessions are over: what they opened is closed, and has to be opened anew. */
  ended(sessions: readonly string[]): void {
    if (this.#session !== undefined && sessions.includes(this.#session)) this.#send([{ is: 'bye', because: 'reload' }]);
  }

  async #command(command: Command): Promise<void> {
    if (this.#place === undefined) return this.#refuse(ATTACH_FIRST, command.id);
    if (command.is === 'say' && !this.#chat.take(performance.now())) return this.#refuse(TOO_FREQUENT, command.id);
    const began = performance.now();
    await this.#place.live.receive(this.#place.peer, command);
    this.#around.metrics.answered(command.is, began);
  }

  #refuse({ because }: TableRefusal, id?: number): void {
    this.#send([{ is: 'refused', ...(id === undefined ? {} : { id }), because }]);
  }

  #send(messages: readonly HostMessage[]): void {
    const { limits, outbox } = this.#around;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    // Who does not read must not fill the memory; coming back costs one whole table.
    if (this.#stream.writableLength > limits.unsentBytes) {
      this.#socket.terminate();
      return;
    }
    if (this.#unsent.length === 0) outbox.add(this);
    this.#unsent.push(...messages);
    const last = messages.at(-1);
    if (last?.is === 'bye') this.#close(CLOSE[last.because], last.because);
  }

  /** Hands what was said to the network: all of it in one go, which costs more than making it. */
  flush(): void {
    const messages = this.#unsent;
    this.#unsent = [];
    // Behind the goodbye of either side nothing may follow.
    if (messages.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    const { metrics } = this.#around;
    const writer = new FrameWriter();
    for (const message of messages) {
      if (message.is === 'refused') metrics.refused(message.because.code);
      metrics.sent(writer.add(textOf(message)));
    }
    writer.writeTo(this.#stream);
  }

  #close(code: number, because: string): void {
    this.flush();
    this.#socket.close(code, because);
  }

  #end(): void {
    this.#deadline.pause();
    // Behind whatever is still being handled: also behind an attach that is just under way.
    this.#turns
      .add(() => this.#place?.live.detach(this.#place.peer))
      .catch((error: unknown) => this.#around.report(error));
  }
}

/**
 * A message as text, in parts. Only what people read has letters beyond Latin 1, and such letters make a text of V8 twice as long
 * and slower to write: so the log is a text of its own.
 */
function textOf(message: HostMessage): readonly string[] {
  if (message.is === 'done') return [`{"is":"${message.is}","id":${message.id}}`];
  if (message.is !== 'changed' || message.log === undefined) return [JSON.stringify(message)];
  const { is, patch, log } = message;
  return [`{"is":"${is}","patch":${JSON.stringify(patch)},"log":`, JSON.stringify(log), '}'];
}

function lengthOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
}
