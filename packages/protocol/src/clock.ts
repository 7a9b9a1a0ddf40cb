import * as z from 'zod';

/** How long one may think, in seconds, from a blink to a month. */
const seconds = z.int().min(1).max(2_678_400);

/**
 * How time is kept at a table.
 * - `chess`: each seat has its own time for the whole match; each answer has a delay that costs nothing.
 * - `game`: the match has one time; when it is up, the match ends without a winner.
 * - `move`: each answer has its own time.
 */
export const clockPlanSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('chess'), seconds, delay: z.int().min(0).max(3600) }),
  z.strictObject({ is: z.literal('game'), seconds }),
  z.strictObject({ is: z.literal('move'), seconds }),
]);

export type ClockPlan = z.infer<typeof clockPlanSchema>;
