import { type SeatId, seatsOf, type Viewer } from '../seat.ts';
import type { Card, CardId, Face, Zone } from './card.ts';
import { type CardCopy, plainCopy } from './copies.ts';
import { cardOf, replaceCard, type Table, zoneIn } from './table.ts';

/** Whether the viewer may know which card this is. */
export function mayKnow(table: Table, id: CardId, viewer: Viewer): boolean {
  const card = cardOf(table, id);
  return isKnownIn(zoneIn(table, card.zone), card, viewer);
}

/** Whether the viewer may know which card this is that lies in the zone. */
export function isKnownIn(zone: Zone, { face, knownTo }: Card, viewer: Viewer): boolean {
  if (viewer === 'arbiter' || zoneShows(zone, face, viewer)) return true;
  return viewer !== 'spectator' && knownTo.includes(viewer);
}

/** Whether a card that lies with this face in the zone is shown to the viewer. */
export function zoneShows(zone: Zone, face: Face, viewer: SeatId | 'spectator'): boolean {
  switch (zone.kind) {
    case 'open':
      return face === 'up';
    case 'hand':
      return zone.seat === viewer;
    case 'deck':
      return false;
  }
}

/** The cards the viewer may not know, in the order of their labels. */
export function unknownTo(table: Table, viewer: Viewer): readonly CardId[] {
  return table.cards.filter((card) => !mayKnow(table, card.id, viewer)).map((card) => card.id);
}

/** Shows cards to a seat without moving them. */
export function look<C extends Card>(
  table: Table<C>,
  ids: readonly CardId[],
  seat: SeatId,
  copy: CardCopy<C> = plainCopy,
): Table<C> {
  return ids.reduce((before, id) => {
    if (mayKnow(before, id, seat)) return before;
    const card = cardOf(before, id);
    const known = Object.assign(copy(card), { knownTo: sorted([...card.knownTo, seat]) });
    const { seats, cards, zones, hosts, revelations } = replaceCard(before, known);
    return { seats, cards, zones, hosts, revelations: revelations + 1 };
  }, table);
}

/** Shows cards to all seats without moving them. */
export function show<C extends Card>(table: Table<C>, ids: readonly CardId[], copy: CardCopy<C> = plainCopy): Table<C> {
  return seatsOf(table.seats).reduce((before, seat) => look(before, ids, seat, copy), table);
}

/** Seats in table order, so that equal knowledge is written in equal bytes. */
export function sorted(seats: readonly SeatId[]): readonly SeatId[] {
  return [...seats].sort((a, b) => a - b);
}
