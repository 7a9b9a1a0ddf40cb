import type { Entry } from '@kronika/host';
import type { LastingSummary, MovingSummary } from '@kronika/protocol';
import * as z from 'zod';
import type { AccountRead, AccountWrite } from './account-request.ts';

/** Everything goes to the thread of the database as text, which is handed over faster than objects are. */
export interface NewRow {
  readonly is: 'create';
  readonly id: string;
  readonly header: string;
  readonly lasting: Lasting;
  readonly moving: Moving;
}

/** What is added to a table. It is kept in the file like this for a while (`waiting.ts`). */
export interface AppendRow {
  readonly is: 'append';
  readonly id: string;
  readonly after: number;
  readonly entries: readonly Entry[];
  /** Only what is not written down like that already. */
  readonly lasting?: Lasting | undefined;
  readonly moving: Moving;
  readonly snapshot?: string | undefined;
}

/** What of a table changes with every entry. */
export interface Moving {
  readonly summary: MovingSummary;
  readonly due?: number | undefined;
}

/** What stays the same for long. */
export interface Lasting {
  readonly summary: LastingSummary;
  readonly list?: 'open' | 'running' | undefined;
}

/** A row of a journal, and the number of its first entry. */
export interface EntryRow {
  readonly number: number;
  readonly entry: string;
}

/** Of a table, as a line of a list. */
export interface SummaryRow {
  readonly lasting: string;
  readonly moving: string;
}

/** The people in these seats of a table are to have no name any more. */
export interface AnonymousRow {
  readonly is: 'anonymise';
  readonly id: string;
  readonly seats: readonly number[];
}

export type TableWrite = NewRow | AppendRow | AnonymousRow;

export type Write = TableWrite | { readonly is: 'account'; readonly write: AccountWrite };

/** What the thread of the database is asked for. */
export type Request =
  /** All of it in one transaction, on the disk before it is answered. */
  | { readonly is: 'write'; readonly writes: readonly Write[] }
  /** Makes the file ready; nothing else is asked before. */
  | { readonly is: 'open' }
  | { readonly is: 'load'; readonly id: string }
  | { readonly is: 'setAside'; readonly id: string }
  | {
      readonly is: 'list';
      readonly list: 'open' | 'running';
      readonly game?: string | undefined;
      readonly most: number;
    }
  | { readonly is: 'summaries'; readonly ids: readonly string[] }
  | { readonly is: 'due'; readonly before: number; readonly most: number }
  | { readonly is: 'account'; readonly read: AccountRead }
  | { readonly is: 'close' };

const texts = z.array(z.string());
const summaries = z.array(z.strictObject({ lasting: z.string(), moving: z.string() }) satisfies z.ZodType<SummaryRow>);

/** What comes back for each request. */
export const REPLIES = {
  write: z.array(z.literal(['written', 'conflict', 'unknown', 'damaged'])),
  open: z.undefined(),
  load: z
    .strictObject({
      header: z.string(),
      entries: z.array(z.strictObject({ number: z.number(), entry: z.string() }) satisfies z.ZodType<EntryRow>),
      /** How many entries there have to be. */
      length: z.number(),
      snapshot: z.string().optional(),
    })
    .optional(),
  setAside: z.undefined(),
  list: summaries,
  summaries,
  due: texts,
  close: z.undefined(),
};

export type Written = z.infer<typeof REPLIES.write>[number];
export type Row = NonNullable<z.infer<typeof REPLIES.load>>;
