import { type Question, type Random, randomAnswer } from '@kronika/kernel';
import { type HostMessage, patched, type TableDocument } from '@kronika/protocol';
import { WebSocket } from 'ws';
import * as z from 'zod';
import type { Timings } from './timings.ts';

const madeSchema = z.object({
  table: z.string(),
  seats: z.array(z.object({ seat: z.number(), token: z.string() })),
});

/** What everybody in a benchmark shares. */
export interface Swarm {
  readonly url: string;
  readonly random: Random;
  /** From a decision sent until the view that follows from it is here. */
  readonly timings: Timings;
  /** How long to think before a decision, in milliseconds. */
  thinkingTime(): number;
  /** Called with the length of every change that is sent to a player. */
  received?(bytes: number): void;
}

/** Somebody in a seat of a table, over a socket of its own. */
export class KronikaPlayer {
  readonly #swarm: Swarm;
  readonly #socket: WebSocket;
  readonly #whenOver: () => void;
  #document: TableDocument | undefined;
  #asked = -1;
  #sentAt: number | undefined;
  #commands = 0;

  constructor(swarm: Swarm, place: { readonly table: string; readonly token: string; readonly seat: number }, whenOver: () => void) {
    this.#swarm = swarm;
    this.#whenOver = whenOver;
    this.#socket = new WebSocket(`${swarm.url.replace('http', 'ws')}/api/socket`);
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ is: 'attach', version: 1, ...place })));
    this.#socket.on('message', (data) => this.#receive(String(data)));
    this.#socket.on('error', () => undefined);
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    const message: HostMessage = JSON.parse(text);
    if (message.is === 'table') this.#document = message.document;
    else if (message.is === 'changed' && this.#document !== undefined) {
      this.#document = patched(this.#document, message.patch);
      this.#swarm.received?.(Buffer.byteLength(text));
      if (this.#sentAt !== undefined) this.#swarm.timings.note(this.#sentAt);
      this.#sentAt = undefined;
    } else if (message.is === 'refused' || message.is === 'bye') throw new Error(text);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#document?.status === 'over') {
      this.#whenOver();
      return;
    }
    const { question, decisions } = this.#document?.match ?? {};
    if (question === undefined || decisions === undefined || this.#asked === decisions) return;
    this.#asked = decisions;
    const time = this.#swarm.thinkingTime();
    if (time === 0) this.#decide(question);
    else setTimeout(() => this.#decide(question), time);
  }

  #decide(question: Question): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#commands += 1;
    this.#sentAt = performance.now();
    const answer = randomAnswer(question, this.#swarm.random);
    this.#socket.send(
      JSON.stringify({ is: 'decide', id: this.#commands, asked: this.#document?.match?.asked, answer }),
    );
  }
}

/** One match after the other between two players. */
export class KronikaMatches {
  readonly #swarm: Swarm;
  readonly #plan: object;
  #players: readonly KronikaPlayer[] = [];
  #state: 'playing' | 'stopped' = 'playing';

  constructor(swarm: Swarm, plan: object) {
    this.#swarm = swarm;
    this.#plan = plan;
  }

  async begin(): Promise<void> {
    const response = await fetch(`${this.#swarm.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.#plan),
    });
    if (!response.ok) throw new Error(await response.text());
    const { table, seats } = madeSchema.parse(await response.json());
    if (this.#state === 'stopped') return;
    let ended = 0;
    const whenOver = () => {
      ended += 1;
      if (ended === 1) void this.#next();
    };
    this.#players = seats.map(({ seat, token }) => new KronikaPlayer(this.#swarm, { table, token, seat }, whenOver));
  }

  stop(): void {
    this.#state = 'stopped';
    for (const player of this.#players) player.close();
  }

  async #next(): Promise<void> {
    for (const player of this.#players) player.close();
    if (this.#state === 'playing') await this.begin();
  }
}
