import type { MatchRecord, SeatId } from '@kronika/kernel';
import type { Join, TablePlan, TableSummary } from '@kronika/protocol';
import { isRecord, isText, listOf, oneOf } from './reading.ts';
import { ask, post, UnreachableError } from './requests.ts';
import { readSummary } from './summary.ts';

/**
 * A seat that is ours at a table of the server, with the sign by which the server knows us again. A seat that we have by
 * our account has none: there the server knows us by being signed in.
 */
export interface OwnSeat {
  readonly seat: SeatId;
  readonly token?: string;
}

export interface FoundedTable {
  readonly table: string;
  readonly seats: readonly OwnSeat[];
}

export async function foundTable(plan: TablePlan): Promise<FoundedTable> {
  const answer = await post('/api/tables', plan);
  if (!isRecord(answer) || !isText(answer.table)) throw new UnreachableError('no table in the answer');
  return { table: answer.table, seats: listOf(answer.seats, readOwnSeat) };
}

export async function joinTable(table: string, join: Join): Promise<OwnSeat> {
  const seat = readOwnSeat(await post(`/api/tables/${encodeURIComponent(table)}/seats`, join));
  if (seat === undefined) throw new UnreachableError('no seat in the answer');
  return seat;
}

/** The tables that everybody may see: those with a free seat, or those where people play. */
export async function publicTables(what: 'open' | 'running'): Promise<readonly TableSummary[]> {
  return tablesIn(await ask(`/api/tables?what=${what}`));
}

/** How these tables stand; those that are gone are left out. */
export async function summariesOf(tables: readonly string[]): Promise<readonly TableSummary[]> {
  return tables.length === 0 ? [] : tablesIn(await post('/api/tables/summaries', { tables }));
}

/** How one table stands. */
export async function summaryOf(table: string): Promise<TableSummary> {
  const summary = readSummary(await ask(`/api/tables/${encodeURIComponent(table)}`));
  if (summary === undefined) throw new UnreachableError('no table in the answer');
  return summary;
}

/** The tables of a series up to this one, the oldest first. */
export async function seriesUpTo(table: string): Promise<readonly TableSummary[]> {
  return tablesIn(await ask(`/api/tables/${encodeURIComponent(table)}/series`));
}

/** The record of a match that is over, as the server sends it: whoever reads it checks it. */
export function recordOf(table: string): Promise<unknown> {
  return ask(`/api/tables/${encodeURIComponent(table)}/record`);
}

/** Sends a report of a problem; gives the name under which the server keeps it. */
export async function sendReport(report: Report): Promise<string> {
  const { table, ...told } = report;
  const path = table === undefined ? '/api/reports' : `/api/tables/${encodeURIComponent(table)}/reports`;
  const answer = await post(path, told);
  if (!isRecord(answer) || !isText(answer.report)) throw new UnreachableError('no report in the answer');
  return answer.report;
}

/** What somebody tells who looks after the program: of a table of the server, which adds its record, or with one. */
export interface Report {
  readonly table?: string;
  readonly text: string;
  readonly record?: MatchRecord;
  /** How many decisions stood before what is meant. */
  readonly decisions?: number;
}

function tablesIn(answer: unknown): readonly TableSummary[] {
  return listOf(isRecord(answer) ? answer.tables : answer, readSummary);
}

const SEATS = [0, 1, 2, 3, 4, 5] as const;

/** Also for what this browser remembers of its seats. */
export function readOwnSeat(value: unknown): OwnSeat | undefined {
  if (!isRecord(value) || !isText(value.token)) return undefined;
  const seat = oneOf(value.seat, SEATS);
  return seat === undefined ? undefined : { seat, token: value.token };
}
