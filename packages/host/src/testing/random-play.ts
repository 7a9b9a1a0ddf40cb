import { type Random, randomAnswer, randomOf } from '@kronika/kernel';
import type { Client } from './client.ts';

/** People who decide by chance, talk, withdraw what they offered, and take back now and then. */
export class RandomPlay {
  readonly #clients: readonly Client[];
  readonly #random: Random;

  constructor(clients: readonly Client[], seed: string) {
    this.#clients = clients;
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
