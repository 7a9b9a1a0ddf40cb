import type { TableSummary } from '@kronika/protocol';
import { answerTo, database } from '../worker/database.ts';
import { listOf } from './reading.ts';
import { readSummary } from './summary.ts';

/** The tables of this device. Read past the worker, so that the first page does not have to wait for it. */
export async function localSummaries(): Promise<readonly TableSummary[]> {
  const store = (await database()).transaction('summaries', 'readonly').objectStore('summaries');
  return listOf(await answerTo<unknown[]>(store.getAll()), readSummary);
}

/** The tables of a series up to this one, the oldest first. */
export async function localSeriesUpTo(table: string): Promise<readonly TableSummary[]> {
  const all = new Map((await localSummaries()).map((summary) => [summary.table, summary]));
  const series: TableSummary[] = [];
  for (
    let next = all.get(table);
    next !== undefined;
    next = next.follows === undefined ? undefined : all.get(next.follows)
  ) {
    series.unshift(next);
    all.delete(next.table);
  }
  return series;
}

/** How one of them stands; `undefined` if there is no such table. */
export async function localSummary(table: string): Promise<TableSummary | undefined> {
  const store = (await database()).transaction('summaries', 'readonly').objectStore('summaries');
  return readSummary(await answerTo<unknown>(store.get(table)));
}
