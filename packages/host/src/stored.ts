import type { MatchRecord } from '@kronika/kernel';
import { anyRecordSchema } from '@kronika/protocol';
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

export const snapshotSchema = z.strictObject({
  entries: z.int().min(0),
  askedAt: z.number(),
  record: anyRecordSchema,
}) satisfies z.ZodType<Snapshot>;

/** Everything that is written down of a table. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly snapshot?: Snapshot;
  /**
   * The match exactly as it stood, for when the rules have changed since: what was played by the older ones is not
   * played again by the newer ones. What it could have taken back freely stays then.
   */
  readonly exact?: Snapshot;
}
