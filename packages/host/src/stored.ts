import { isRefusal, type MatchRecord, parseRecord, refusalText } from '@kronika/kernel';
import * as z from 'zod';
import type { Entry } from './entry.ts';
import type { TableHeader } from './header.ts';

/** The match as it was behind so many entries of the journal, so that not all of them have to be played again. */
export interface Snapshot {
  readonly entries: number;
  /** Since when the match was asking. */
  readonly askedAt: number;
  readonly record: MatchRecord;
}

/** A record of any version that was ever written. */
const record = z.unknown().transform((input, context): MatchRecord => {
  const parsed = parseRecord(input);
  if (!isRefusal(parsed)) return parsed;
  context.addIssue({ code: 'custom', message: refusalText(parsed, 'en') });
  return z.NEVER;
});

export const snapshotSchema = z.strictObject({
  entries: z.int().min(0),
  askedAt: z.number(),
  record,
}) satisfies z.ZodType<Snapshot>;

/** Everything that is written down of a table. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly snapshot?: Snapshot;
}
