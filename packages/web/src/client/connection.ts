import type { Advice, Explanation, Foresight, MatchRecord } from '@kronika/kernel';
import type { Ahead, Command, LogEntry, RefusedBecause, TableDocument } from '@kronika/protocol';

/** What is known of the table now. The document shares with the one before whatever did not change. */
export interface Known {
  readonly document: TableDocument;
  readonly log: readonly LogEntry[];
  /** What to add to this device's clock to get the host's, in milliseconds. */
  readonly clockOffset: number;
}

/**
 * How the connection to a table stands. While it is lost, what was known stays on the screen, and the
 * connection comes back by itself; `refused` means that it will not.
 */
export type ConnectionState =
  | { readonly is: 'connecting'; readonly known?: Known }
  | { readonly is: 'live'; readonly known: Known }
  | { readonly is: 'lost'; readonly known?: Known; readonly retryAt: number }
  | { readonly is: 'refused'; readonly because: RefusedBecause };

/** A command as the page gives it; the connection numbers it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** How the host answered. */
export type Reply =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly because: RefusedBecause; readonly ahead?: Ahead }
  | { readonly is: 'explained'; readonly explanation: Explanation }
  | { readonly is: 'foreseen'; readonly foresight: Foresight | undefined }
  | { readonly is: 'advised'; readonly advice: Advice }
  | { readonly is: 'record'; readonly record: MatchRecord }
  /** The line broke before an answer came; whether the wish was fulfilled shows on the next one. */
  | { readonly is: 'lost' };

/** A table as one person or spectator is connected to it, over the network or in a worker of this page. */
export interface TableConnection {
  state(): ConnectionState;
  /** Calls back after every change, until it is called off. */
  subscribe(listener: () => void): () => void;
  send(wish: Wish): Promise<Reply>;
  close(): void;
}
