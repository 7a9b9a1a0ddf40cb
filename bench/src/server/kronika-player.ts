import { Agent, request } from 'node:http';
import { type Question, type Random, randomAnswer } from '@kronika/kernel';
import type { HostMessage, PatchStep, TableDocument } from '@kronika/protocol';
import * as z from 'zod';
import type { Timings } from './timings.ts';
import { Wire } from './wire.ts';

const madeSchema = z.object({
  table: z.string(),
  seats: z.array(z.object({ seat: z.number(), token: z.string() })),
});

/** Who thinks for long may be overtaken by the standing orders of the seat. */
const TOO_LATE: readonly string[] = ['stale', 'notAsked', 'alreadyAnswered'];

/** The answer to a command begins like this. */
const DONE = '{"is":"done"';

/** What of a table a player looks at who answers by chance. */
interface Seen {
  status: TableDocument['status'];
  match?: { question?: Question; asked: number };
}

/** Everything else of a document is sent, and read, and left aside: players should use little of the machine. */
const LOOKED_AT = /^\/(?:status$|match$|match\/(?:question|asked))/;

/** Where most changes are. */
const BOARD = '/match/board';

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
  readonly #wire: Wire;
  readonly #whenOver: () => void;
  #seen: Seen | undefined;
  #asked = -1;
  #sentAt: number | undefined;
  #commands = 0;

  constructor(
    swarm: Swarm,
    place: { readonly table: string; readonly token: string; readonly seat: number },
    whenOver: () => void,
  ) {
    this.#swarm = swarm;
    this.#whenOver = whenOver;
    this.#wire = new Wire(swarm.url, '/api/socket', {
      opened: () => this.#wire.send(JSON.stringify({ is: 'attach', version: 1, ...place })),
      said: (text) => this.#receive(text),
    });
  }

  close(): void {
    this.#wire.close();
  }

  #receive(text: string): void {
    if (text.startsWith(DONE)) return;
    const message: HostMessage = JSON.parse(text);
    if (message.is === 'table') this.#seen = message.document;
    else if (message.is === 'changed' && this.#seen !== undefined) {
      for (const step of message.patch)
        if (!step.path.startsWith(BOARD) && LOOKED_AT.test(step.path)) change(this.#seen, step);
      this.#swarm.received?.(text.length);
      if (this.#sentAt !== undefined) this.#swarm.timings.note(this.#sentAt);
      this.#sentAt = undefined;
    } else if (message.is === 'refused' && TOO_LATE.includes(message.because.code)) this.#sentAt = undefined;
    else if (message.is === 'refused' || message.is === 'bye') throw new Error(text);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#seen?.status === 'over') {
      this.#whenOver();
      return;
    }
    const { question, asked } = this.#seen?.match ?? {};
    if (question === undefined || asked === undefined || this.#asked === asked) return;
    this.#asked = asked;
    const time = this.#swarm.thinkingTime();
    if (time === 0) this.#decide(asked);
    else setTimeout(() => this.#decide(asked), time);
  }

  #decide(asked: number): void {
    const { question, asked: now } = this.#seen?.match ?? {};
    // Standing orders may have passed meanwhile.
    if (question === undefined || now !== asked || !this.#wire.isOpen) return;
    this.#commands += 1;
    this.#sentAt = performance.now();
    const answer = randomAnswer(question, this.#swarm.random);
    this.#wire.send(JSON.stringify({ is: 'decide', id: this.#commands, asked, answer }));
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
    const { table, seats } = madeSchema.parse(JSON.parse(await posted(`${this.#swarm.url}/api/tables`, this.#plan)));
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
    try {
      await this.begin();
    } catch (error) {
      // Who stops does not wait for the match that is just being made.
      if (this.#state === 'playing') throw error;
    }
  }
}

const agent = new Agent({ keepAlive: true });

/** The answer to a request that makes something. `fetch` would cost the machine several times as much. */
function posted(url: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => (response.statusCode === 201 ? resolve(text) : reject(new Error(text))));
    });
    sending.on('error', reject);
    sending.end(JSON.stringify(body));
  });
}

/** Does a step to the document itself: who measures a server should use little of the machine. */
function change(document: object, step: PatchStep): void {
  const keys = step.path.slice(1).split('/');
  const last = keys.pop() ?? '';
  const parent: unknown = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), document);
  if (!Array.isArray(parent)) {
    if (step.op === 'remove') Reflect.deleteProperty(Object(parent), last);
    else Reflect.set(Object(parent), last, step.value);
  } else if (step.op === 'remove') parent.splice(Number(last), 1);
  else parent.splice(Number(last), step.op === 'add' ? 0 : 1, step.value);
}
