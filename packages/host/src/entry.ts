import { SPANS } from '@kronika/kernel';
import { askingSchema, ordersSchema } from '@kronika/protocol';
import * as z from 'zod';

const seat = z.literal([0, 1, 2, 3, 4, 5]);
/** When it was written, in milliseconds since 1970, and how many decisions had been taken before. */
const stamp = { at: z.number(), after: z.int() };

/** How long a seat passes by itself, and what exactly has to end so that it does not any longer. */
export const passingSchema = z.discriminatedUnion('until', [
  z.strictObject({ until: z.literal('something') }),
  z.strictObject({ until: z.literal(SPANS), key: z.string() }),
]);

export type Passing = z.infer<typeof passingSchema>;

/** One line of a table's journal. The journal is the truth: a table is what its header and its journal make of it. */
export const entrySchema = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('sat'),
    ...stamp,
    seat,
    name: z.string(),
    holder: z.string(),
    brings: z.unknown().optional(),
  }),
  z.strictObject({ is: z.literal('left'), ...stamp, seat }),
  z.strictObject({
    is: z.literal('decided'),
    ...stamp,
    seat,
    answer: z.union([z.int(), z.array(z.int())]),
    /** What it cost on the clock, in milliseconds. */
    spent: z.number(),
    /** Who spent that, if not the seat alone: closing an offer ends the thinking of others, too. */
    spentBy: z.array(seat).exactOptional(),
    /** Nobody answered: the table passed for the seat, as it wanted, or because it had nothing to answer. */
    by: z.literal(['table', 'nothing']).exactOptional(),
  }),
  /** A decision was taken back with the consent of these seats. */
  z.strictObject({
    is: z.literal('tookBack'),
    ...stamp,
    seat,
    consenting: z.array(seat),
    /** It was a step of a longer move, of which nothing had been seen. */
    of: z.literal('step').optional(),
  }),
  z.strictObject({ is: z.literal('requested'), ...stamp, seat }),
  z.strictObject({ is: z.literal('agreed'), ...stamp, seat }),
  z.strictObject({ is: z.literal('declined'), ...stamp, seat }),
  z.strictObject({ is: z.literal('said'), ...stamp, by: z.string(), seat: seat.optional(), text: z.string() }),
  z.strictObject({ is: z.literal('ordered'), ...stamp, seat, orders: ordersSchema }),
  z.strictObject({ is: z.literal('showed'), ...stamp, seat, hands: z.literal(['shown', 'hidden']) }),
  z.strictObject({ is: z.literal('resigned'), ...stamp, seat }),
  z.strictObject({ is: z.literal('timeUp'), ...stamp, seat }),
  z.strictObject({ is: z.literal('timeCalled'), ...stamp }),
  z.strictObject({ is: z.literal('held'), ...stamp, seat }),
  /** The seat has passed; the match is told when the time of the window is over. */
  z.strictObject({ is: z.literal('passedEarly'), ...stamp, seat }),
  /** The seat passes by itself from now on, or does so no longer. */
  z.strictObject({ is: z.literal('passes'), ...stamp, seat, passing: passingSchema.nullable() }),
  z.strictObject({ is: z.literal('asksAbout'), ...stamp, seat, printed: z.string(), when: askingSchema }),
  /** Everybody who plays has come to the table: the clocks start. */
  z.strictObject({ is: z.literal('gathered'), ...stamp }),
  z.strictObject({ is: z.literal('wantedAgain'), ...stamp, seat }),
  z.strictObject({ is: z.literal('wantedNext'), ...stamp, seat }),
  z.strictObject({ is: z.literal('goesOn'), ...stamp, table: z.string() }),
]);

export type Entry = z.infer<typeof entrySchema>;
export type EntryOf<K extends Entry['is']> = Extract<Entry, { readonly is: K }>;

/** What concerns a seat alone: nobody else may notice that it was written. */
export const PRIVATE: ReadonlySet<Entry['is']> = new Set(['ordered', 'held', 'passedEarly', 'passes', 'asksAbout']);

/** When an entry is written. */
export type Stamp = Pick<Entry, 'at' | 'after'>;
