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

/** What of a table changes with every entry. */
const movingSchema = z.object({
  summary: z.looseObject({ updated: z.number() }),
  due: z.number().optional(),
});

/** What stays the same for long. */
const lastingSchema = z.object({
  summary: z.looseObject({ game: z.string() }),
  list: z.literal(['open', 'running']).optional(),
});

/** What is added to a table. It is also kept like this for a while, so it is read from the file again. */
export const appendSchema = z.object({
  is: z.literal('append'),
  id: z.string(),
  after: z.number(),
  entries: z.array(z.unknown()),
  /** Only what is not written down like that already. */
  lasting: lastingSchema.optional(),
  moving: movingSchema,
  snapshot: z.string().optional(),
});

export type AppendRow = z.infer<typeof appendSchema>;
export type Moving = z.infer<typeof movingSchema>;
export type Lasting = z.infer<typeof lastingSchema>;

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
  | { readonly is: 'load'; readonly id: string }
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
  write: z.array(z.literal(['written', 'conflict', 'unknown'])),
  load: z.strictObject({ header: z.string(), entries: texts, snapshot: z.string().optional() }).optional(),
  list: summaries,
  summaries,
  due: texts,
  close: z.undefined(),
};

export type Written = z.infer<typeof REPLIES.write>[number];
export type Row = NonNullable<z.infer<typeof REPLIES.load>>;
