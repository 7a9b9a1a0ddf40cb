import { type Answer, type Random, randomAnswer, randomOf, type SeatId } from '@kronika/kernel';
import { type Credentials, SocketClient } from './socket-client.ts';

/** A decision that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seat: SeatId;
  readonly asked: number;
  readonly answer: Answer;
}

interface Place extends Required<Credentials> {
  readonly seat: SeatId;
}

/** Plays by chance, comes back whenever the connection is lost, and remembers what was acknowledged. */
export class StubbornPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly #url: string;
  readonly #place: Place;
  readonly #random: Random;
  #state: 'playing' | 'stopped' = 'playing';
  connections = 0;

  constructor(url: string, place: Place) {
    this.#url = url;
    this.#place = place;
    this.#random = randomOf(`${place.seat}`);
  }

  stop(): void {
    this.#state = 'stopped';
  }

  /** Plays until the match is over or it is told to stop. */
  async play(): Promise<void> {
    while (this.#state === 'playing') {
      const isOver = await this.#playWhileConnected();
      if (isOver === 'over') return;
      await pause(20);
    }
  }

  async #playWhileConnected(): Promise<'over' | 'lost'> {
    const client = await SocketClient.connect(this.#url);
    try {
      if (client.closed !== undefined) return 'lost';
      const { table, token, seat } = this.#place;
      client.send({ is: 'attach', version: 1, table, token, seat });
      await client.until(() => client.messages.length > 0 || client.closed !== undefined);
      if (client.messages[0]?.is !== 'table') return 'lost';
      this.connections += 1;
      while (this.#state === 'playing' && client.closed === undefined) {
        if (client.document.status === 'over') return 'over';
        await this.#answerIfAsked(client);
      }
      return 'lost';
    } finally {
      client.close();
    }
  }

  async #answerIfAsked(client: SocketClient): Promise<void> {
    const { question } = client;
    const asked = client.document.match?.asked ?? 0;
    // What the table passes by itself needs no answer.
    if (question === undefined || client.document.you.passesAt !== undefined) {
      const known = client.messages.length;
      await client.until(
        () => client.messages.length > known || client.closed !== undefined || this.#state === 'stopped',
      );
      return;
    }
    await pause(this.#random.int(1, 12));
    if (client.closed !== undefined) return;
    const answer = randomAnswer(question, this.#random);
    const reply = await client.ask({ is: 'decide', ...{ asked, answer } });
    const { table, seat } = this.#place;
    if (reply?.is === 'done') this.acknowledged.push({ table, seat, asked, answer });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
