import { InvariantError } from '../invariant.ts';
import { type SeatId, seatsOf } from '../seat.ts';
import { hostOf } from './attachments.ts';
import { type Card, type CardId, cardIdAt, FIRST_CARD, type Zone, type ZoneId, type Zones } from './card.ts';
import { type CardCopy, plainCopy } from './copies.ts';

/** All cards and where they lie: a value. The functions beside this file make the next one. */
export interface Table<C extends Card = Card> {
  readonly seats: number;
  readonly cards: readonly C[];
  /**
   * Another object whenever a card moved, turned over or became another one outside of a deck, and so is each zone
   * concerned: what follows from where cards lie can be kept for as long as it is the same.
   */
  readonly zones: Zones;
  /** What each attached card is attached to. */
  readonly hosts: Readonly<Record<CardId, CardId>>;
  /** How often a seat came to know a card it did not know before. */
  readonly revelations: number;
}

/** A card before it has its label. */
export type NewCard<C extends Card> = Omit<C, 'id' | 'zone' | 'knownTo'> & { readonly knownTo?: readonly SeatId[] };

/** What the table says of a card it is laid on. */
export type CardPlace = Pick<Card, 'id' | 'zone' | 'knownTo'>;

/** One zone of a new table, with the cards it holds from top to bottom. */
export interface NewZone<C extends Card> {
  readonly id: ZoneId;
  readonly kind: Zone['kind'];
  readonly seat?: SeatId;
  readonly cards: readonly NewCard<C>[];
}

/** Lays out a table. `finish` puts the card together with what the table says of it. */
export function layTable<C extends Card>(
  seats: number,
  newZones: readonly NewZone<C>[],
  finish: (fresh: NewCard<C>, place: CardPlace) => C,
): Table<C> {
  const cards: C[] = [];
  const zones: Record<ZoneId, Zone> = {};
  for (const { id, kind, seat, cards: fresh } of newZones) {
    const ids: CardId[] = [];
    for (const card of fresh) {
      const cardId = cardIdAt(cards.length);
      ids.push(cardId);
      cards.push(finish(card, { id: cardId, zone: id, knownTo: card.knownTo ?? [] }));
    }
    zones[id] = seat === undefined ? { kind, cards: ids } : { kind, seat, cards: ids };
  }
  // Spread once: V8 keeps an object that grew name by name as a dictionary, which is eight times slower to copy.
  return { seats, cards, zones: { ...zones }, hosts: {}, revelations: 0 };
}

export function cardOf<C extends Card>(table: Table<C>, id: CardId): C {
  const card = table.cards[id - FIRST_CARD];
  if (card === undefined) throw new InvariantError(`no card has the id ${id}`);
  return card;
}

export function zoneIn(table: Table, id: ZoneId): Zone {
  const zone = table.zones[id];
  if (zone === undefined) throw new InvariantError(`there is no zone ${id}`);
  return zone;
}

/** The zone with these cards in it instead. */
export function zoneWith({ kind, seat }: Zone, cards: readonly CardId[]): Zone {
  return seat === undefined ? { kind, cards } : { kind, seat, cards };
}

/** The cards of a zone, from top to bottom. */
export function cardsIn(table: Table, zone: ZoneId): readonly CardId[] {
  return zoneIn(table, zone).cards;
}

/** What a game says of a card. Its place and who knows it change by moving, turning and showing only. */
export type Marks<C extends Card> = Partial<Omit<C, 'id' | 'zone' | 'knownTo' | 'face' | 'printed' | 'owner'>>;

/** Changes what is said of one card. */
export function mark<C extends Card>(
  table: Table<C>,
  id: CardId,
  marks: Marks<C>,
  copy: CardCopy<C> = plainCopy,
): Table<C> {
  return replaceCard(table, Object.assign(copy(cardOf(table, id)), marks));
}

export function replaceCard<C extends Card>(table: Table<C>, card: C): Table<C> {
  const cards = table.cards.slice();
  cards[card.id - FIRST_CARD] = card;
  const { seats, zones, hosts, revelations } = table;
  return { seats, cards, zones, hosts, revelations };
}

/** Every way in which a table may contradict itself; none, unless there is a bug. */
export function tableFaults(table: Table): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<CardId>();
  for (const [name, zone] of Object.entries(table.zones)) {
    for (const id of zone.cards) {
      if (seen.has(id)) faults.push(`card ${id} lies in two places`);
      seen.add(id);
      if (cardOf(table, id).zone !== name) faults.push(`card ${id} lies in ${name} and says ${cardOf(table, id).zone}`);
    }
  }
  for (const card of table.cards) {
    if (!seen.has(card.id)) faults.push(`card ${card.id} lies nowhere`);
    const host = hostOf(table, card.id);
    if (host !== undefined && hostOf(table, host) === card.id)
      faults.push(`cards ${card.id} and ${host} are attached to each other`);
    if (card.knownTo.some((seat) => !seatsOf(table.seats).includes(seat)))
      faults.push(`card ${card.id} is known to a seat that is not there`);
  }
  return faults;
}
