import type { TableSummary } from '@kronika/protocol';
import { seriesUpTo } from '../../client/api.ts';
import { localSeriesUpTo } from '../../client/local-summaries.ts';

/** Where the tables of a chronicle stand. */
export type ChroniclePlace = 'device' | 'server';

/** The page of the chronicle that leads up to the table. */
export function chronicleAddress(at: ChroniclePlace, table: string): string {
  return at === 'device' ? `/chronicles/device/${table}` : `/chronicles/${table}`;
}

/** The tables of a chronicle, the oldest first. */
export function chronicleUpTo(at: ChroniclePlace, table: string): Promise<readonly TableSummary[]> {
  return at === 'device' ? localSeriesUpTo(table) : seriesUpTo(table);
}
