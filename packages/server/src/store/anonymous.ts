import type { Entry, TableHeader } from '@kronika/host';
import type { TableSummary } from '@kronika/protocol';

/** How somebody is called who took their name with them: *nomen nescio*, the same in all languages. */
export const NOBODYS_NAME = 'N.N.';

/** What is left of what they said. */
const UNSAID = '…';

export function anonymousHeader(header: TableHeader, seats: readonly number[]): TableHeader {
  return {
    ...header,
    seats: header.seats.map((who, seat) =>
      who.is === 'person' && seats.includes(seat) ? { ...who, name: NOBODYS_NAME } : who,
    ),
  };
}

export function anonymousEntry(entry: Entry, seats: readonly number[]): Entry {
  if (entry.is === 'sat' && seats.includes(entry.seat)) return { ...entry, name: NOBODYS_NAME };
  if (entry.is === 'said' && entry.seat !== undefined && seats.includes(entry.seat))
    return { ...entry, by: NOBODYS_NAME, text: UNSAID };
  return entry;
}

/** Seats where a bot has taken over are called as the person was. */
export function anonymousSummary(summary: TableSummary, seats: readonly number[]): TableSummary {
  return {
    ...summary,
    seats: summary.seats.map((who, seat) =>
      who.is !== 'open' && seats.includes(seat) ? { ...who, name: NOBODYS_NAME } : who,
    ),
  };
}
