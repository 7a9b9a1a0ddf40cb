import { type SeatId, seatsOf } from '@kronika/kernel';
import type { EntryOf } from './entry.ts';
import { beginningOf, type HeaderSeat } from './header.ts';
import type { HostedTable } from './hosted-table.ts';
import { isTableRefusal, NO_OPEN_SEAT, type TableRefusal } from './refused.ts';
import { setupOf } from './setup.ts';

/** Somebody who wants to sit down, and the sign by which they are known again. */
export interface Newcomer {
  readonly name: string;
  readonly holder: string;
  /** The seat they want; the first open one without it. */
  readonly seat?: SeatId;
  readonly brings?: unknown;
}

/** The entry that seats somebody, or why it cannot be. */
export function sitting(table: HostedTable, newcomer: Newcomer, at: number): EntryOf<'sat'> | TableRefusal {
  const open = seatsOf(table.seats.length).filter((place) => table.seats[place]?.who.is === 'open');
  const seat = newcomer.seat ?? open[0];
  if (seat === undefined || !open.includes(seat)) return NO_OPEN_SEAT;
  const { name, holder } = newcomer;
  const entry = { is: 'sat', ...table.stamp(at), seat, name, holder } as const;
  // Where the match is known already, nothing can be brought to it.
  if (beginningOf(table.header).is !== 'setup' || newcomer.brings === undefined) return entry;
  const sat = { ...entry, brings: newcomer.brings };
  const seats = table.seats.map(({ who }, place) => (place === seat ? personIn(sat) : who));
  const setup = setupOf(table.game, table.header, seats);
  return isTableRefusal(setup) ? setup : sat;
}

function personIn({ name, holder, brings }: EntryOf<'sat'>): HeaderSeat {
  return { is: 'person', name, holder, brings };
}
