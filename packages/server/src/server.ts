import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from '@kronika/kernel';
import { Accounts } from './accounts/accounts.ts';
import { Belongings, seatingsOf } from './accounts/belongings.ts';
import { argon2, type Hashing } from './accounts/hashing.ts';
import { MemoryAccounts } from './accounts/memory.ts';
import type { AccountStore } from './accounts/port.ts';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { LocalBus } from './bus/local.ts';
import { appOf } from './http/app.ts';
import { tokenIn } from './identity/cookie.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogLevel, logTo } from './log.ts';
import { Metrics } from './metrics.ts';
import { FolderOfReports } from './reports/reports.ts';
import { Gate } from './socket/gate.ts';
import { measured } from './store/measured.ts';
import type { Store } from './store/port.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import { systemTime } from './system-time.ts';
import { Caretaker } from './tables/caretaker.ts';
import { Tables } from './tables/tables.ts';
import { Uptime } from './tables/uptime.ts';

export interface ServerOptions {
  readonly registry: Registry;
  readonly host: string;
  /** 0: any port that is free. */
  readonly port: number;
  /** The folder with all data; it is made if need be. */
  readonly data: string;
  readonly pages?: string;
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly logLevel?: LogLevel;
  readonly bots?: PoolOptions;
  /** How long nobody has to be at a table before it is let go of, in milliseconds. */
  readonly restAfter?: number;
  /** Instead of the one in the data folder. */
  readonly store?: Store;
  readonly accounts?: AccountStore;
  readonly hashing?: Hashing;
}

/** A server that is running. */
export interface Server {
  readonly port: number;
  /** How many tables are in memory. */
  readonly tables: () => number;
  /** Lets go of the tables where nobody has been for a while; otherwise it happens by itself now and then. */
  sweep(): Promise<void>;
  /** Writes everything down, says goodbye and ends. */
  drain(): Promise<void>;
}

/** The name of the database in the data folder. */
const DATABASE = 'kronika.db';

/** The folder of reports in it. */
const REPORTS = 'reports';

/** When the server was up. */
const UPTIME = 'uptime.json';

/** Puts the server together and starts it. */
export async function serve(options: ServerOptions): Promise<Server> {
  const { registry, host, port, data, pages, origins = [], logLevel = 'info' } = options;
  const log = logTo(logLevel);
  const limits: Limits = { ...LIMITS, ...options.limits };
  const report = (error: unknown) => log.error({ err: error }, 'something went wrong');
  const metrics = new Metrics();

  await mkdir(data, { recursive: true });
  const kept = options.store ?? (await SqliteStore.open(join(data, DATABASE)));
  const store = measured(kept, metrics);
  const accountStore = options.accounts ?? (kept instanceof SqliteStore ? kept.accounts : new MemoryAccounts());
  const accounts = new Accounts({
    store: accountStore,
    time: systemTime,
    hashing: options.hashing ?? argon2,
    limits: limits.guesses,
  });
  const bots = new BotPool(options.bots);
  const uptime = await Uptime.begin(join(data, UPTIME), systemTime.now());
  const tables = new Tables({
    registry,
    store,
    bus: new LocalBus(),
    seatings: seatingsOf(accountStore, systemTime),
    time: systemTime,
    thinker: bots,
    outages: uptime.outages,
    report,
    ...(options.restAfter === undefined ? {} : { restAfter: options.restAfter }),
  });
  const belongings = new Belongings({ accounts: accountStore, store, tables, time: systemTime });
  const caretaker = new Caretaker({ tables, uptime, time: systemTime, report });

  let health: 'ok' | 'draining' = 'ok';
  const app = await appOf({
    registry,
    store,
    tables,
    accounts,
    belongings,
    reports: new FolderOfReports(join(data, REPORTS), limits.reports),
    limits,
    log,
    metrics,
    origins,
    pages,
    health: () => health,
  });
  const gate = new Gate(app.server, {
    tables,
    limits,
    metrics,
    origins,
    report,
    accountsSeats: async (cookie, table) => {
      const visitor = await accounts.visitor(tokenIn(cookie));
      if (visitor === undefined) return undefined;
      return { session: visitor.session.id, seats: await belongings.seatsAt(visitor, table) };
    },
  });
  accounts.onEnded((sessions) => gate.endSessions(sessions));
  metrics.count({ tables: () => tables.size, sockets: () => gate.size, waitingForBots: () => bots.waiting });
  await app.listen({ host, port });
  caretaker.start();
  const address = portOf(app.server.address());
  log.info({ host, port: address }, 'listening');

  return {
    port: address,
    tables: () => tables.size,
    sweep: () => tables.sweep(),
    drain: async () => {
      if (health === 'draining') return;
      health = 'draining';
      log.info({ tables: tables.size }, 'draining');
      gate.shut();
      await caretaker.stop();
      await tables.drain();
      await uptime.note(systemTime.now());
      gate.close();
      await app.close();
      await bots.close();
      await store.close();
      log.info('drained');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
