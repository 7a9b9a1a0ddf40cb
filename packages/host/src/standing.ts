import type { TableSummary } from '@kronika/protocol';
import { summaryOf } from './documents.ts';
import { dueAt, timed } from './due.ts';
import type { HostedTable } from './hosted-table.ts';
import { NOBODY } from './presence.ts';

/** What is written down of a table beside its journal, so that it can be listed and looked after without loading it. */
export interface Standing {
  readonly summary: TableSummary;
  /** When the table has to be looked after even if nobody is there, e.g. because a clock falls. */
  readonly due?: number;
}

export function standingOf(table: HostedTable): Standing {
  // Orders that need somebody to be there are none when everybody is gone.
  const times = timed(dueAt(table), NOBODY).map(({ at }) => at);
  return { summary: summaryOf(table), ...(times.length === 0 ? {} : { due: Math.min(...times) }) };
}
