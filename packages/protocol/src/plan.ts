import * as z from 'zod';
import { beginningSchema } from './beginning.ts';
import { clockPlanSchema } from './clock.ts';

/** A name as people show it: no control characters, something to see. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, 'expected a name')
  .max(40, 'expected at most 40 characters')
  .regex(/^[^\p{C}]+$/u, 'expected letters, digits and signs only');

/** What a seat brings to the table, e.g. its deck; the game says what that may be. */
const brings = z.unknown();

/**
 * Who sits where: whoever makes the table, somebody who is still to come, a bot, or a program that whoever makes the table hands
 * a token to.
 */
export const seatPlanSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('me'), name: nameSchema, brings: brings.optional() }),
  z.strictObject({ is: z.literal('program'), name: nameSchema, brings: brings.optional() }),
  z.strictObject({ is: z.literal('open') }),
  z.strictObject({
    is: z.literal('bot'),
    bot: z.string().max(40),
    name: nameSchema.optional(),
    brings: brings.optional(),
  }),
]);

/** What who sits at a table sees of it. */
export const sightSchema = z.literal(['own', 'all']);

/** Whether seats may ask what a strong bot would do. */
export const hintsSchema = z.literal(['allowed', 'off']);

/** A table as somebody wants it. */
export const tablePlanSchema = z.strictObject({
  game: z.string().max(40),
  title: nameSchema.optional(),
  /** How the match begins; as the game is set up, if nothing is said. */
  beginning: beginningSchema.exactOptional(),
  /** The table whose finished match this one follows in a series; whoever sat there need not sit here. */
  follows: z.string().max(64).exactOptional(),
  /** What the game is set up with, besides what the seats bring. */
  options: z.record(z.string().max(40), z.unknown()).default({}),
  seats: z.array(seatPlanSchema).min(1).max(6),
  clock: clockPlanSchema.default({ is: 'none' }),
  /** Whether the table is listed for everybody, or found only by who has its address. */
  visibility: z.literal(['public', 'invitation']).default('invitation'),
  /** Whether bots answer at once, or so that one can follow. */
  pace: z.literal(['instant', 'natural']).default('natural'),
  /** Whether each seat sees what it may, or everything: that is for one person who plays all seats. */
  sight: sightSchema.exactOptional(),
  /** Allowed against bots and off between people, if nothing is said. */
  hints: hintsSchema.exactOptional(),
});

export type SeatPlan = z.infer<typeof seatPlanSchema>;
export type TablePlan = z.infer<typeof tablePlanSchema>;

/** Somebody sits down. */
export const joinSchema = z.strictObject({
  name: nameSchema,
  /** Which seat; the first open one without it. */
  seat: z.literal([0, 1, 2, 3, 4, 5]).optional(),
  brings: brings.optional(),
});

export type Join = z.infer<typeof joinSchema>;
