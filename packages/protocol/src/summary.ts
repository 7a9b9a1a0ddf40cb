import * as z from 'zod';
import { clockPlanSchema } from './clock.ts';

const seat = z.literal([0, 1, 2, 3, 4, 5]);

/** How a match that is over came to its end, for who looks back at it. */
const resultSchema = z.strictObject({
  how: z.literal(['played', 'resigned', 'timeUp', 'timeCalled']),
  /** Who gave up, or whose time was over. */
  by: seat.exactOptional(),
  /** Which of its ways to win the game was won by, as the game calls it. */
  reason: z.string().exactOptional(),
  decisions: z.int(),
  /** When the match began and ended, in milliseconds since 1970. */
  began: z.number(),
  ended: z.number(),
  /** What each seat played as, e.g. its clan. */
  sides: z.array(z.string()).exactOptional(),
  /** What each seat played with besides, e.g. its weapon; several are joined by `+`. */
  gear: z.array(z.string()).exactOptional(),
  /** What each seat had at the end of what the game is won by, e.g. its power. */
  scores: z.array(z.number()).exactOptional(),
  rounds: z.int().exactOptional(),
  first: seat.exactOptional(),
  /** What the history of its series tells of it, in the form of the game. */
  annal: z.unknown().optional(),
});

export type MatchResult = z.infer<typeof resultSchema>;

/** What of a table in a list stays the same from one decision to the next. */
const lastingSchema = z.strictObject({
  table: z.string(),
  game: z.string(),
  title: z.string().exactOptional(),
  seats: z.array(
    z.strictObject({
      is: z.literal(['person', 'bot', 'open']),
      name: z.string(),
      bot: z.string().exactOptional(),
    }),
  ),
  clock: clockPlanSchema,
  /** How the match begins, if not as the game is set up: then the seats bring nothing. */
  beginning: z.literal(['situation', 'record']).exactOptional(),
  /** Whether every seat that might answer is asked, or only who can: then whom the match waits for tells something. */
  windows: z.literal(['open', 'brief']),
  /** The format, where the number of seats does not tell it. */
  format: z.string().exactOptional(),
  /** The team of each seat, by its number; absent where everybody plays for themselves. */
  teams: z.array(z.int()).exactOptional(),
  /** Whoever sits there sees everything: one person plays all seats. */
  sight: z.literal('all').exactOptional(),
  visibility: z.literal(['public', 'invitation']),
  /** Which match of its series it is; absent for one that follows no other. */
  inSeries: z.int().min(2).exactOptional(),
  /** The table whose match it follows in its series. */
  follows: z.string().exactOptional(),
  /** What each seat plays as, e.g. its clan, as the game calls it; once the match has begun. */
  sides: z.array(z.string()).exactOptional(),
  /** When it was made, in milliseconds since 1970. */
  created: z.number(),
});

/** What of a table in a list may be different after every decision. */
const movingSchema = z.strictObject({
  status: z.literal(['gathering', 'playing', 'over']),
  /** Whom the match waits for. */
  waiting: z.array(seat),
  /** Where the match stands, in a few words. */
  moment: z.strictObject({ pl: z.string(), en: z.string() }).exactOptional(),
  winners: z.array(seat).exactOptional(),
  /** Only when the match is over; tables of older versions do without. */
  result: resultSchema.exactOptional(),
  /** When something last happened, in milliseconds since 1970. */
  updated: z.number(),
});

/** A table in a list: what everybody who finds it may know. */
export const summarySchema = z.strictObject({ ...lastingSchema.shape, ...movingSchema.shape });

export type LastingSummary = z.infer<typeof lastingSchema>;
export type MovingSummary = z.infer<typeof movingSchema>;
export type TableSummary = z.infer<typeof summarySchema>;
