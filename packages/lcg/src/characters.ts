import {
  type CardId,
  cachePerLine,
  type SeatId,
  seatsOf,
  type Table,
  type Zone,
  type ZoneId,
  zoneIn,
} from '@kronika/kernel';
import type { LcgState } from './state.ts';

/** The characters in play on one table. */
export interface Characters {
  readonly bySeat: readonly (readonly CardId[])[];
  /** Those of all seats, in the order of the seats. */
  readonly all: readonly CardId[];
}

interface Known extends Characters {
  readonly zones: Table['zones'];
  readonly hosts: Table['hosts'];
  /** The play areas of the seats: only what lies there can be a character in play. */
  readonly areas: readonly Zone[];
}

/**
 * Who is a character follows from where cards lie and what is on what. It is kept for the last two such tables: the one
 * of now, and one that is being tried.
 */
export function charactersIn<S extends LcgState>(
  areaOf: (seat: SeatId) => ZoneId,
  isCharacter: (state: S, card: CardId) => boolean,
): (state: S) => Characters {
  const lastTables = cachePerLine<{ newest: Known | undefined; older: Known | undefined }>({
    empty: () => ({ newest: undefined, older: undefined }),
    copy: ({ newest, older }) => ({ newest, older }),
  });
  return (state) => {
    const { zones, hosts } = state.table;
    const cache = lastTables();
    const { newest, older } = cache;
    if (newest?.zones === zones && newest.hosts === hosts) return newest;
    if (older?.zones === zones && older.hosts === hosts) return older;
    const found = workedOut(state, newest);
    // What moved elsewhere makes no difference, and another table is no reason to forget the one before.
    if (found.all !== newest?.all) cache.older = newest;
    cache.newest = found;
    return found;
  };

  function workedOut(state: S, before: Known | undefined): Known {
    const { table } = state;
    const { zones, hosts } = table;
    const areas = seatsOf(table.seats).map((seat) => zoneIn(table, areaOf(seat)));
    if (before?.hosts === hosts && areas.every((area, seat) => area === before.areas[seat]))
      return { zones, hosts, areas, bySeat: before.bySeat, all: before.all };
    const all: CardId[] = [];
    const bySeat: CardId[][] = [];
    for (const { cards } of areas) {
      const own: CardId[] = [];
      for (const card of cards) if (isCharacter(state, card)) own.push(card);
      for (const card of own) all.push(card);
      bySeat.push(own);
    }
    return { zones, hosts, areas, bySeat, all };
  }
}
