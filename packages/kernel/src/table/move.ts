import { type SeatId, seatsOf } from '../seat.ts';
import { type Card, type CardId, type Face, FIRST_CARD, type Zone, type ZoneId, type Zones } from './card.ts';
import { type CardCopy, type Copies, PLAIN_COPIES, type ZonesCopy } from './copies.ts';
import { mayKnow, zoneShows } from './knowledge.ts';
import { cardOf, type Table, zoneIn, zoneWith } from './table.ts';

export interface Move {
  readonly to: ZoneId;
  /** Where in the zone; without it, at the bottom (for a hand: as its newest card). */
  readonly at?: 'top' | 'bottom';
  /** Without it the card keeps its face. */
  readonly face?: Face;
}

/**
 * Moves a card and works out who knows it there.
 *
 * Who knew a card goes on knowing it, also in a hidden place, except where it cannot be told which
 * card moved: a card that leaves a hand for a hidden place might be any card of that hand, so the
 * others no longer know what they knew about that hand.
 */
export function moveCard<C extends Card>(
  table: Table<C>,
  id: CardId,
  move: Move,
  copies: Copies<C> = PLAIN_COPIES,
): Table<C> {
  const before = cardOf(table, id);
  const source = zoneIn(table, before.zone);
  const target = zoneIn(table, move.to);
  const face = move.face ?? before.face;
  const cards = table.cards.slice();
  const knownTo: SeatId[] = [];
  let { revelations } = table;
  for (const seat of seatsOf(table.seats)) {
    const knew = mayKnow(table, id, seat);
    if (zoneShows(target, face, seat)) {
      if (!knew) revelations += 1;
      continue;
    }
    const followed = source.kind !== 'hand' || source.seat === seat;
    if (knew && followed) knownTo.push(seat);
    if (!followed) forget(cards, source, seat, copies.card);
  }
  cards[id - FIRST_CARD] = Object.assign(copies.card(before), { zone: move.to, face, knownTo });
  // Written out: cards move more often than anything else happens, and a copy would be the dearest part of it.
  return {
    seats: table.seats,
    cards,
    zones: relocated(table.zones, before, { source, target }, move, copies.zones),
    hosts: table.hosts,
    revelations,
  };
}

function forget<C extends Card>(cards: C[], hand: Zone, seat: SeatId, copy: CardCopy<C>): void {
  for (const other of hand.cards) {
    const card = cards[other - FIRST_CARD];
    if (card?.knownTo.includes(seat))
      cards[other - FIRST_CARD] = Object.assign(copy(card), {
        knownTo: card.knownTo.filter((knower) => knower !== seat),
      });
  }
}

function relocated(
  all: Zones,
  { id, zone }: Card,
  { source, target }: Readonly<Record<'source' | 'target', Zone>>,
  { to, at }: Move,
  copy: ZonesCopy,
): Zones {
  const zones = copy(all);
  const left = zoneWith(source, source.cards.toSpliced(source.cards.indexOf(id), 1));
  const entered = to === zone ? left : target;
  zones[zone] = left;
  zones[to] = zoneWith(entered, entered.cards.toSpliced(at === 'top' ? 0 : entered.cards.length, 0, id));
  return zones;
}

/** Moves several cards, one after another. */
export function moveCards<C extends Card>(
  table: Table<C>,
  ids: readonly CardId[],
  move: Move,
  copies: Copies<C> = PLAIN_COPIES,
): Table<C> {
  return ids.reduce((before, id) => moveCard(before, id, move, copies), table);
}

/** Turns a card where it lies. */
export function turn<C extends Card>(
  table: Table<C>,
  id: CardId,
  face: Face,
  copies: Copies<C> = PLAIN_COPIES,
): Table<C> {
  const card = cardOf(table, id);
  const zone = zoneIn(table, card.zone);
  const knownTo: SeatId[] = [];
  let { revelations } = table;
  for (const seat of seatsOf(table.seats)) {
    const knew = mayKnow(table, id, seat);
    if (!zoneShows(zone, face, seat)) {
      if (knew) knownTo.push(seat);
    } else if (!knew) revelations += 1;
  }
  const cards = table.cards.slice();
  cards[id - FIRST_CARD] = Object.assign(copies.card(card), { face, knownTo });
  const zones = copies.zones(table.zones);
  zones[card.zone] = zoneWith(zone, zone.cards);
  return { seats: table.seats, cards, zones, hosts: table.hosts, revelations };
}
