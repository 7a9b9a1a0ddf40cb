import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Registry } from '@kronika/kernel';
import { Accounts } from './accounts/accounts.ts';
import { Belongings, seatingsOf } from './accounts/belongings.ts';
import { argon2, type Hashing } from './accounts/hashing.ts';
import { KnownDevices } from './accounts/known-devices.ts';
import { MemoryAccounts } from './accounts/memory.ts';
import type { AccountStore } from './accounts/port.ts';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { timedThinker } from './bots/timed.ts';
import { LocalBus } from './bus/local.ts';
import { DATABASE, HeldFolder, REPORTS, SECRET, UPTIME } from './data/folder.ts';
import { addressOf } from './http/address.ts';
import { appOf } from './http/app.ts';
import { networksOf } from './http/network.ts';
import { tokenIn } from './identity/cookie.ts';
import { Secret } from './identity/secret.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogLevel, logTo } from './log.ts';
import { Metrics } from './metrics.ts';
import { freeBytes, obstaclesOf } from './obstacles.ts';
import { FolderOfReports } from './reports/reports.ts';
import { Gate } from './socket/gate.ts';
import { steadyTime } from './steady-time.ts';
import { measured } from './store/measured.ts';
import type { Store } from './store/port.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
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

/** What has to be ended again, in the order in which it was begun. */
type Begun = (() => unknown)[];

/** Puts the server together and starts it. Rejects with an `UnusableDataError` if the data folder cannot be used. */
export async function serve(options: ServerOptions): Promise<Server> {
  const begun: Begun = [];
  try {
    return await begin(options, begun);
  } catch (error) {
    for (const end of begun.toReversed()) await end();
    throw error;
  }
}

async function begin(options: ServerOptions, begun: Begun): Promise<Server> {
  const { registry, host, port, data, pages, origins = [], logLevel = 'info' } = options;
  const log = logTo(logLevel);
  const limits: Limits = { ...LIMITS, ...options.limits };
  const metrics = new Metrics();
  const report = (error: unknown) => {
    metrics.failed();
    log.error({ err: error }, 'something went wrong');
  };

  const folder = await HeldFolder.hold(data);
  begun.push(() => folder.release());
  const kept = options.store ?? (await SqliteStore.open(join(data, DATABASE)));
  begun.push(() => kept.close());
  const uptime = await Uptime.begin(join(data, UPTIME), Date.now());
  const time = steadyTime(uptime.began);
  const secret = await Secret.open(join(data, SECRET));
  const store = measured(kept, metrics);
  const accountStore = options.accounts ?? (kept instanceof SqliteStore ? kept.accounts : new MemoryAccounts());
  const accounts = new Accounts({
    store: accountStore,
    time,
    hashing: options.hashing ?? argon2,
    limits: limits.guesses,
    devices: new KnownDevices(secret),
  });
  const bots = new BotPool(options.bots);
  begun.push(() => bots.close());
  const tables = new Tables({
    registry,
    store,
    bus: new LocalBus(),
    seatings: seatingsOf(accountStore, time),
    time,
    thinker: timedThinker(bots, metrics),
    outages: uptime.outages,
    report,
    ...(options.restAfter === undefined ? {} : { restAfter: options.restAfter }),
  });
  const belongings = new Belongings({ accounts: accountStore, store, tables, time });
  const caretaker = new Caretaker({ tables, uptime, time, report });

  let health: 'ok' | 'draining' = 'ok';
  const app = await appOf({
    registry,
    store,
    tables,
    accounts,
    belongings,
    time,
    networkSign: (request) => secret.sign('network', networksOf(addressOf(request)).own),
    reports: new FolderOfReports(join(data, REPORTS), limits.reports),
    limits,
    log,
    metrics,
    origins,
    pages,
    health: () => health,
    obstacles: () => obstaclesOf(store, data),
  });
  begun.push(() => app.close());
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
  begun.push(() => gate.close());
  accounts.onEnded((sessions) => gate.endSessions(sessions));
  metrics.count({
    tables: () => tables.size,
    sockets: () => gate.size,
    waitingForBots: () => bots.waiting,
    freeBytes: () => freeBytes(data),
  });
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
      await uptime.note(time.now());
      gate.close();
      await app.close();
      await bots.close();
      await store.close();
      folder.release();
      log.info('drained');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
