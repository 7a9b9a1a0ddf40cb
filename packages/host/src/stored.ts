import type { MatchRecord } from '@kronika/kernel';
import type { Entry } from './entry.ts';
import type { TableHeader } from './header.ts';

/** The match as it was behind so many entries of the journal, so that not all of them have to be played again. */
export interface Snapshot {
  readonly entries: number;
  readonly record: MatchRecord;
}

/** Everything that is written down of a table. */
export interface StoredTable {
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly snapshot?: Snapshot;
}
