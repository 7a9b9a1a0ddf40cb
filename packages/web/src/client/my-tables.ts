import { type OwnSeat, readOwnSeat } from './api.ts';
import { isRecord, isText, listOf } from './reading.ts';
import { type Stored, stored } from './storage/stored.ts';

/** A table of the server where somebody at this browser sits. */
export interface MyTable {
  readonly table: string;
  readonly seats: readonly OwnSeat[];
}

/** Nobody looks further back; the tables themselves stay where they are. */
const MOST = 60;

/** The latest first. */
export const myTables: Stored<readonly MyTable[]> = stored({
  key: 'tables',
  read: (text) => listOf(parsed(text), readMyTable),
  write: (tables) => JSON.stringify(tables),
});

/** The seats that are ours at the table. */
export function seatsAt(tables: readonly MyTable[], table: string): readonly OwnSeat[] {
  return tables.find((one) => one.table === table)?.seats ?? [];
}

/** Seats at a table became ours. Those that we have by an account are remembered there. */
export function rememberSeats(table: string, all: readonly OwnSeat[]): void {
  const seats = all.filter(({ token }) => token !== undefined);
  if (seats.length === 0) return;
  const known = myTables.get();
  const older = seatsAt(known, table).filter(({ seat }) => !seats.some((newer) => newer.seat === seat));
  const others = known.filter((one) => one.table !== table);
  myTables.set([{ table, seats: [...older, ...seats] }, ...others].slice(0, MOST));
}

export function forgetSeats(table: string): void {
  myTables.set(myTables.get().filter((one) => one.table !== table));
}

function readMyTable(value: unknown): MyTable | undefined {
  if (!isRecord(value) || !isText(value.table)) return undefined;
  const seats = listOf(value.seats, readOwnSeat);
  return seats.length === 0 ? undefined : { table: value.table, seats };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
