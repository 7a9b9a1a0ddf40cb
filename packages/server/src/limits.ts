import type { GuessLimits } from './accounts/guesses.ts';
import type { Allowance } from './socket/bucket.ts';

/** How much one may ask of the server. */
export interface Limits {
  /** HTTP requests of one network, in a minute. */
  readonly requestsPerMinute: number;
  /** How long a client may take to send a request, in milliseconds. */
  readonly requestWithin: number;
  /** Open connections of one network, of any kind; a proxy on this machine has as many as it wants. */
  readonly connectionsPerNetwork: number;
  /** Tables made and seats taken by one network, in a minute. */
  readonly changesPerMinute: number;
  /** The longest body of a request, in bytes: a deck list is much shorter. */
  readonly bodyBytes: number;
  /** The longest plan of a table, in bytes: one may hold the record of a match, or a whole position. */
  readonly planBytes: number;
  /** Reports of problems from one network, in a minute, and all that are kept. */
  readonly reportsPerMinute: number;
  readonly reports: number;
  /** WebSocket connections of one network at the same time, and new ones of it. */
  readonly socketsPerNetwork: number;
  readonly newSockets: Allowance;
  /** The longest message of a client, in bytes. */
  readonly messageBytes: number;
  readonly messages: Allowance;
  readonly chat: Allowance;
  /** What may wait to be sent to a client that does not read, in bytes. */
  readonly unsentBytes: number;
  /** How long a connection may be without saying which table it is for, in milliseconds. */
  readonly attachWithin: number;
  readonly tables: number;
  /** How often one may try to sign in or up. */
  readonly guesses: GuessLimits;
  /** The longest body with decks in it, and the longest deck, in bytes. */
  readonly decksBytes: number;
  readonly deckBytes: number;
  /** Exports of one network, in ten minutes: each reads everything of an account. */
  readonly exportsPerTenMinutes: number;
}

export const LIMITS: Limits = {
  requestsPerMinute: 600,
  requestWithin: 30_000,
  connectionsPerNetwork: 128,
  changesPerMinute: 60,
  bodyBytes: 64 * 1024,
  planBytes: 128 * 1024,
  reportsPerMinute: 6,
  reports: 2_000,
  socketsPerNetwork: 64,
  newSockets: { burst: 60, perSecond: 5 },
  messageBytes: 64 * 1024,
  messages: { burst: 40, perSecond: 20 },
  chat: { burst: 8, perSecond: 0.5 },
  unsentBytes: 4 * 1024 * 1024,
  attachWithin: 10_000,
  tables: 100,
  guesses: {
    perName: { burst: 10, perSecond: 1 / 60 },
    perNameAnywhere: { burst: 100, perSecond: 1 / 10 },
    perNetwork: { burst: 30, perSecond: 1 / 20 },
    signUps: { burst: 10, perSecond: 1 / 360 },
  },
  decksBytes: 512 * 1024,
  deckBytes: 16 * 1024,
  exportsPerTenMinutes: 10,
};
