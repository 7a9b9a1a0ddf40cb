import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Distribution } from './distribution.ts';

/** Things whose number is asked for when somebody looks. */
export interface Counted {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly waitingForBots: () => number;
  readonly freeBytes: () => Promise<number>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the server counts, for whoever looks after it. No label ever names a table or a person. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Distribution({
    name: 'kronika_command_seconds',
    help: 'From a command taken to its answer sent, durable in between.',
    bounds: SECONDS,
  });
  readonly #refused = new Counter({
    name: 'kronika_refused_total',
    help: 'Messages that were refused, by reason.',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #sent = new Distribution({
    name: 'kronika_sent_bytes',
    help: 'Length of the messages sent to clients.',
    bounds: [128, 512, 1024, 2048, 4096, 8192, 16_384, 65_536],
  });
  readonly #stored = new Distribution({
    name: 'kronika_append_seconds',
    help: 'From something to write down until it is durable.',
    bounds: SECONDS,
  });

  readonly #thought = new Distribution({
    name: 'kronika_bot_seconds',
    help: 'From a question to a bot to its answer, the time it waited for a thread included.',
    bounds: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32],
  });
  readonly #errors = new Counter({
    name: 'kronika_errors_total',
    help: 'What went wrong and was logged.',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds what can be counted only when the server is put together. */
  count({ tables, sockets, waitingForBots, freeBytes }: Counted): void {
    this.#gauge('kronika_tables', 'Tables in memory.', tables);
    this.#gauge('kronika_sockets', 'Connections.', sockets);
    this.#gauge('kronika_bot_questions', 'Questions that wait for a thread of the bots.', waitingForBots);
    this.#gauge('kronika_disk_free_bytes', 'What can still be written to the disk of the data folder.', freeBytes);
  }

  #gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await value());
      },
    });
  }

  /** The format of what is told. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Everything that was counted. */
  async text(): Promise<string> {
    const own = [this.#commands, this.#sent, this.#stored, this.#thought].map((distribution) =>
      distribution.text('is'),
    );
    return [await this.#registry.metrics(), ...own].join('\n');
  }

  /** A command of this kind that began then was answered just now. */
  answered(is: string, began: number): void {
    this.#commands.note((performance.now() - began) / 1000, is);
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  sent(bytes: number): void {
    this.#sent.note(bytes);
  }

  /** Something to be written down since then is durable just now. */
  stored(began: number): void {
    this.#stored.note((performance.now() - began) / 1000);
  }

  /** A bot that was asked then has answered just now. */
  thought(began: number): void {
    this.#thought.note((performance.now() - began) / 1000);
  }

  /** Something went wrong. */
  failed(): void {
    this.#errors.inc();
  }
}
