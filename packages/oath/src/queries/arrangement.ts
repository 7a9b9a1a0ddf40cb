import {
  type CardId,
  cachePerLine,
  cardOf,
  cardsIn,
  SEATS,
  type SeatId,
  seatsOf,
  type ZoneId,
  type Zones,
} from '@kronika/kernel';
import { type CardName, factOf, isSiteName, type SiteName } from '../facts/library.ts';
import { SLOTS } from '../places.ts';
import type { Oath } from '../state.ts';
import { advisersOf, cardsZone, relicsOf, siteZone } from '../zones.ts';

/** What follows from where the cards lie, and how, alone. */
export interface Arrangement {
  /** The names of the faceup sites, by place. */
  readonly sites: readonly (SiteName | null)[];
  /** Faceup advisers by seat. */
  readonly advisers: readonly (readonly CardId[])[];
  /** Who has the faceup adviser of that name, and who holds the relic. */
  readonly advisedBy: ReadonlyMap<CardName, SeatId>;
  readonly relicHolders: ReadonlyMap<CardName, SeatId>;
}

/** The zones of what lies open in play: sites, cards there, advisers and held relics. */
const OPEN_ZONES: readonly (readonly ZoneId[])[] = [0, ...SEATS.map((seat) => seat + 1)].map((count) => [
  ...SLOTS.flatMap((slot) => [siteZone(slot), cardsZone(slot)]),
  ...seatsOf(count).flatMap((seat) => [advisersOf(seat), relicsOf(seat)]),
]);

function isSameIn(zones: Zones, others: Zones, names: readonly ZoneId[]): boolean {
  for (const name of names) if (zones[name] !== others[name]) return false;
  return true;
}

interface FoundInPlay<T> {
  readonly zones: Zones;
  readonly players: number;
  readonly found: T;
}

/**
 * Finds something that follows from the cards that lie open in play alone. It is kept from one
 * table to the next as long as these cards lie as they did: mostly cards move elsewhere.
 */
export function keptInPlay<T>(find: (state: Oath) => T): (state: Oath) => T {
  const lastFound = cachePerLine<{ last: FoundInPlay<T> | undefined }>({
    empty: () => ({ last: undefined }),
    copy: ({ last }) => ({ last }),
  });
  return (state) => {
    const { zones } = state.table;
    const cache = lastFound();
    const { last } = cache;
    if (last !== undefined && last.zones === zones) return last.found;
    const players = state.players.length;
    const isSame =
      last !== undefined && last.players === players && isSameIn(zones, last.zones, OPEN_ZONES[players] ?? []);
    const found = isSame && last !== undefined ? last.found : find(state);
    cache.last = { zones, players, found };
    return found;
  };
}

export const arrangementOf: (state: Oath) => Arrangement = keptInPlay(arranged);

function arranged({ table, players }: Oath): Arrangement {
  const nameOf = (card: CardId): CardName => factOf(cardOf(table, card).printed).name;
  const isUp = (card: CardId): boolean => cardOf(table, card).face === 'up';
  const seats = seatsOf(players.length);
  const advisers = seats.map((seat) => cardsIn(table, advisersOf(seat)).filter(isUp));
  const advisedBy = new Map<CardName, SeatId>();
  const relicHolders = new Map<CardName, SeatId>();
  // There is one card of each name.
  for (const seat of seats) {
    for (const card of advisers[seat] ?? []) advisedBy.set(nameOf(card), seat);
    for (const card of cardsIn(table, relicsOf(seat))) relicHolders.set(nameOf(card), seat);
  }
  const sites = SLOTS.map((slot) => {
    const card = cardsIn(table, siteZone(slot))[0];
    const name = card === undefined || !isUp(card) ? undefined : nameOf(card);
    return name !== undefined && isSiteName(name) ? name : null;
  });
  return { sites, advisers, advisedBy, relicHolders };
}

/** Whose advisers or relics lie in a zone. */
const HOLDERS: ReadonlyMap<ZoneId, SeatId> = new Map(
  SEATS.flatMap((seat) => [advisersOf(seat), relicsOf(seat)].map((zone) => [zone, seat] as const)),
);
const ADVISERS: ReadonlySet<ZoneId> = new Set(SEATS.map(advisersOf));

export function holderOfZone(zone: ZoneId): SeatId | undefined {
  return HOLDERS.get(zone);
}

export function isAdviserZone(zone: ZoneId): boolean {
  return ADVISERS.has(zone);
}
