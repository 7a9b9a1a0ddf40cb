import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Things whose number is asked for when somebody looks. */
export interface Counted {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly waitingForBots: () => number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the server counts, for whoever looks after it. No label ever names a table or a person. */
export class Metrics {
  readonly registry = new Registry();
  readonly #commands = new Histogram({
    name: 'kronika_command_seconds',
    help: 'From a command taken to its answer sent, durable in between.',
    labelNames: ['is'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #refused = new Counter({
    name: 'kronika_refused_total',
    help: 'Messages that were refused, by reason.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #sent = new Histogram({
    name: 'kronika_sent_bytes',
    help: 'Length of the messages sent to clients.',
    buckets: [128, 512, 1024, 2048, 4096, 8192, 16_384, 65_536],
    registers: [this.registry],
  });
  readonly #stored = new Histogram({
    name: 'kronika_append_seconds',
    help: 'From something to write down until it is durable.',
    buckets: SECONDS,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds what can be counted only when the server is put together. */
  count({ tables, sockets, waitingForBots }: Counted): void {
    this.#gauge('kronika_tables', 'Tables in memory.', tables);
    this.#gauge('kronika_sockets', 'Connections.', sockets);
    this.#gauge('kronika_bot_questions', 'Questions that wait for a thread of the bots.', waitingForBots);
  }

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** A command begins; call what is given when it was answered. */
  command(is: string): () => void {
    return this.#commands.startTimer({ is });
  }

  refused(code: string): void {
    this.#refused.inc({ code });
  }

  sent(bytes: number): void {
    this.#sent.observe(bytes);
  }

  /** Something is being written down; call what is given when it is durable. */
  storing(): () => void {
    return this.#stored.startTimer();
  }
}
