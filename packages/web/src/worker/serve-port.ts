import { isTableRefusal, type LiveTable, type Peer, refuse, type TableRefusal } from '@kronika/host';
import { type Command, commandSchema, type HostMessage, tablePlanSchema } from '@kronika/protocol';
import * as z from 'zod';
import type { LocalHost } from './local-host.ts';
import type { Outcome } from './messages.ts';

/** One end of a channel to the page. */
export interface Port {
  post(message: HostMessage | Outcome): void;
  close(): void;
}

const firstSchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('attach'),
    table: z.string(),
    seat: z.literal([0, 1, 2, 3, 4, 5]),
    log: z.int().min(0),
  }),
  z.strictObject({ is: z.literal('found'), plan: tablePlanSchema }),
  z.strictObject({ is: z.literal('recordOf'), table: z.string() }),
  z.strictObject({ is: z.literal('stylesOf'), game: z.string() }),
  z.strictObject({ is: z.literal('forget'), table: z.string() }),
]);

type First = z.infer<typeof firstSchema>;
type Attach = Extract<First, { readonly is: 'attach' }>;

const laterSchema = z.union([commandSchema, z.strictObject({ is: z.literal('hangUp') })]);

/** Takes what the page says on one port. The first message says what the port is for. */
export class PortService {
  readonly #host: LocalHost;
  readonly #port: Port;
  readonly #report: (error: unknown) => void;
  #sitting: { readonly table: LiveTable; readonly peer: Peer } | undefined;
  /** What was said is taken one after the other: a table has to be open before somebody can act at it. */
  #tail: Promise<void> | undefined;

  constructor(host: LocalHost, port: Port, report: (error: unknown) => void) {
    this.#host = host;
    this.#port = port;
    this.#report = report;
  }

  hear(message: unknown): void {
    if (this.#tail === undefined) {
      const first = firstSchema.parse(message);
      this.#tail = this.#begin(first).catch((error: unknown) => this.#apologise(first, error));
      return;
    }
    const later = laterSchema.parse(message);
    this.#tail = this.#tail.then(() => this.#goOn(later)).catch(this.#report);
  }

  async #begin(first: First): Promise<void> {
    switch (first.is) {
      case 'attach':
        return this.#sit(first);
      case 'found': {
        const table = await this.#host.found(first.plan);
        this.#port.post(isTableRefusal(table) ? failed(table) : { is: 'founded', table });
        return;
      }
      case 'recordOf': {
        const record = await this.#host.recordOf(first.table);
        this.#port.post(isTableRefusal(record) ? failed(record) : { is: 'recorded', record });
        return;
      }
      case 'stylesOf':
        this.#port.post({ is: 'styled', styles: await this.#host.stylesOf(first.game) });
        return;
      case 'forget':
        await this.#host.forget(first.table);
        this.#port.post({ is: 'forgotten' });
    }
  }

  /** E.g. a game could not be loaded. Who wants to sit down tries again, others are told. */
  #apologise(first: First, error: unknown): void {
    this.#report(error);
    this.#port.post(first.is === 'attach' ? { is: 'refused', because: FAILED.because } : failed(FAILED));
  }

  async #sit({ table: address, seat, log }: Attach): Promise<void> {
    const table = await this.#host.open(address);
    if (isTableRefusal(table)) {
      this.#port.post({ is: 'refused', because: table.because });
      return;
    }
    const peer: Peer = {
      role: { is: 'seat', seat },
      send: (messages) => {
        for (const message of messages) this.#port.post(message);
      },
    };
    this.#sitting = { table, peer };
    await table.attach(peer, log);
  }

  async #goOn(message: Command | { readonly is: 'hangUp' }): Promise<void> {
    if (message.is === 'hangUp') {
      this.#port.close();
      if (this.#sitting !== undefined) await this.#host.left(this.#sitting.table, this.#sitting.peer);
    } else await this.#sitting?.table.receive(this.#sitting.peer, message);
  }
}

const FAILED = refuse('internal', {
  pl: 'Coś poszło nie tak na tym urządzeniu. Spróbuj jeszcze raz.',
  en: 'Something went wrong on this device. Try again.',
});

const failed = ({ because }: TableRefusal): Outcome => ({ is: 'failed', because });
