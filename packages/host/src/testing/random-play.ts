import { type Random, randomAnswer, randomOf } from '@kronika/kernel';
import { WINDOW_TIME } from '../passing.ts';
import type { Client } from './client.ts';
import type { SimulatedTime } from './simulated.ts';

/** People who decide by chance, talk, withdraw what they offered, and take back now and then. */
export class RandomPlay {
  readonly #clients: readonly Client[];
  readonly #random: Random;
  readonly #time: SimulatedTime;

  constructor(clients: readonly Client[], seed: string, time: SimulatedTime) {
    this.#clients = clients;
    this.#time = time;
    this.#random = randomOf(seed);
  }

  get isOver(): boolean {
    return this.#clients.some(({ document }) => document.status === 'over');
  }

  /** Something happens. */
  async step(): Promise<void> {
    const draw = this.#random.int(1, 20);
    const someone = this.#random.pick(this.#clients);
    if (draw === 1) await someone.ask({ is: 'say', text: `hello ${this.#random.int(0, 99)}` });
    else if (draw <= 3) await this.#takeBack(someone);
    else await this.#decide();
  }

  async #decide(): Promise<void> {
    const offering = this.#clients.find(({ withdrawal }) => withdrawal !== undefined);
    if (offering !== undefined && this.#random.int(1, 4) === 1) {
      await offering.decide(0);
      return;
    }
    const asked = this.#clients.filter(({ question }) => question !== undefined);
    if (asked.length === 0) return;
    const client = this.#random.pick(asked);
    const answer = client.question === undefined ? 0 : randomAnswer(client.question, this.#random);
    await client.decide(typeof answer === 'number' ? answer : [...answer]);
    // Who has passed is known to have when the time of the window is over.
    if (client.document.you.passesBy === 'early') await this.#time.pass(WINDOW_TIME);
  }

  /** The others agree more often than not. */
  async #takeBack(by: Client): Promise<void> {
    await by.ask({ is: 'takeBack' });
    const { request } = by.document;
    for (const seat of request?.of ?? []) {
      const other = this.#clients.find(({ role }) => role.is === 'seat' && role.seat === seat);
      const is = this.#random.int(1, 3) === 1 ? 'decline' : 'agree';
      await other?.ask({ is, request: request?.number ?? 0 });
    }
  }
}
