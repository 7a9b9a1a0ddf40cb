import { isRefusal, type MatchRecord, parseRecord, refusalText } from '@kronika/kernel';
import * as z from 'zod';

/** A record of any version that was ever written. */
export const anyRecordSchema = z.unknown().transform((input, context): MatchRecord => {
  const parsed = parseRecord(input);
  if (!isRefusal(parsed)) return parsed;
  context.addIssue({ code: 'custom', message: refusalText(parsed, 'en') });
  return z.NEVER;
});

/** How the match of a table begins. */
export const beginningSchema = z.discriminatedUnion('is', [
  /** As the game is set up, with what the seats bring. */
  z.strictObject({ is: z.literal('setup') }),
  /** At a described position, in the words of the game. */
  z.strictObject({ is: z.literal('situation'), situation: z.unknown() }),
  /** At the moment of a recorded match behind so many decisions, with chance of its own from there on. */
  z.strictObject({ is: z.literal('record'), record: anyRecordSchema, decisions: z.int().min(0) }),
]);

export type Beginning = z.infer<typeof beginningSchema>;
