import * as z from 'zod';
import { type BenchResult, UNITS } from './result.ts';

const ratio = z.object({
  value: z.number(),
  aim: z.number(),
  good: z.literal(['atLeast', 'atMost']),
  holds: z.boolean(),
});

const result: z.ZodType<BenchResult> = z.object({
  ran: z.array(z.string()),
  ratios: z.record(z.string(), ratio),
  details: z.array(z.object({ name: z.string(), value: z.number(), unit: z.literal(UNITS) })),
});

/** What the program tells its parent: a line as soon as there is one, and everything at the end. */
export const progressSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('line'), line: z.string() }),
  z.object({ is: z.literal('result'), result }),
]);

export type Progress = z.infer<typeof progressSchema>;
