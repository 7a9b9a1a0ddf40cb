import { layTable, type NewCard, type PrintedId, type SeatId, seatsOf, type Table } from '@kronika/kernel';
import { cardAt } from './handling.ts';
import type { SenjutsuCard } from './state.ts';
import { newZones, SEAT_ZONES, type SeatZone } from './zones.ts';

/** A card before it lies on the table. */
export interface LaidCard {
  readonly printed: PrintedId;
  readonly face?: 'up' | 'down';
  readonly turnsLeft?: number;
}

/** What lies in the zones of a seat, from top to bottom. */
export type SeatCards = Readonly<Record<SeatZone, readonly LaidCard[]>>;

/** A card that is out of the game, and whose it was. */
export interface OutCard {
  readonly printed: PrintedId;
  readonly owner: SeatId;
}

/** The table with the cards of all seats, the poisons of AI opponents, and what is out of the game. */
export function laidTable(
  seats: readonly SeatCards[],
  foePoisons: readonly PrintedId[] = [],
  out: readonly OutCard[] = [],
): Table<SenjutsuCard> {
  const zones = newZones(
    seatsOf(seats.length).map((seat) => {
      const cards = seats[seat];
      return recordOf((name) => (cards?.[name] ?? []).map((card) => newCard(card, seat, name)));
    }),
    // Every card belongs to a seat; a poison comes to belong to its victim.
    foePoisons.map((printed) => ({ printed, owner: 0, controller: 0, face: 'up', turnsLeft: 0 })),
    out.map(({ printed, owner }) => ({ printed, owner, controller: owner, face: 'up', turnsLeft: 0 })),
  );
  return layTable(seats.length, zones, cardAt);
}

function recordOf<T>(make: (name: SeatZone) => T): Readonly<Record<SeatZone, T>> {
  const [deck, hand, core, played, play, discard, poison] = SEAT_ZONES;
  return {
    deck: make(deck),
    hand: make(hand),
    core: make(core),
    played: make(played),
    play: make(play),
    discard: make(discard),
    poison: make(poison),
  };
}

/** Who may look into the own pile knows what lies face down there (SEN-DISC-6). */
function newCard({ printed, face, turnsLeft = 0 }: LaidCard, seat: SeatId, zone: SeatZone): NewCard<SenjutsuCard> {
  const side = face ?? (zone === 'deck' ? 'down' : 'up');
  const knownTo = zone === 'discard' && side === 'down' ? [seat] : [];
  return { printed, owner: seat, controller: seat, face: side, turnsLeft, knownTo };
}
