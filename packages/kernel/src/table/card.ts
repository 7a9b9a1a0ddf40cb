import type { Brand } from '../brand.ts';
import { SEATS, type SeatId } from '../seat.ts';

/** This one copy of a card. A label for its place, not for its face: shuffling deals the faces to the labels anew. */
export type CardId = Brand<number, 'CardId'>;

/** A card as printed: the same for all its copies. */
export type PrintedId = Brand<string, 'PrintedId'>;

/** Ids begin high, so that a secrecy test recognises one wherever it turns up in a JSON text. */
export const FIRST_CARD = 100_000;

export function printedId(name: string): PrintedId {
  return name as PrintedId;
}

export function cardIdAt(index: number): CardId {
  return (FIRST_CARD + index) as CardId;
}

/** Tells a card id from other numbers, where an answer of unknown kind is read. */
export function isCardId(value: unknown): value is CardId {
  return typeof value === 'number' && Number.isInteger(value) && value >= FIRST_CARD;
}

export type Face = 'up' | 'down';

/** A card on the table. Games add what else can be said of one (bowed, tokens, …). */
export interface Card {
  readonly id: CardId;
  readonly printed: PrintedId;
  readonly owner: SeatId;
  readonly controller: SeatId;
  /** Where it lies; its place there is its place in the zone's list. */
  readonly zone: ZoneId;
  readonly face: Face;
  /** Seats that know this card although its place would not show it to them. */
  readonly knownTo: readonly SeatId[];
}

/** The name of a zone, e.g. `0/hand` or `arena`. */
export type ZoneId = Brand<string, 'ZoneId'>;

/** A zone that belongs to a seat. */
export function zoneOf(seat: SeatId, name: string): ZoneId {
  return `${seat}/${name}` as ZoneId;
}

/** The zones of that name: `const handOf = zonesCalled('hand')`. Made once for all seats, so that comparing them is cheap. */
export function zonesCalled(name: string): (seat: SeatId) => ZoneId {
  const zones = SEATS.map((seat) => zoneOf(seat, name));
  return (seat) => zones[seat] ?? zoneOf(seat, name);
}

/** A zone all seats share. */
export function sharedZone(name: string): ZoneId {
  return name as ZoneId;
}

/**
 * - `deck`: ordered, and nobody may look.
 * - `hand`: its seat may look; the others see how many, and not which one moved.
 * - `open`: everybody sees the cards that lie face up.
 */
export type ZoneKind = 'deck' | 'hand' | 'open';

/** A place for cards. The first card of the list is the top one. */
export interface Zone {
  readonly kind: ZoneKind;
  readonly seat?: SeatId;
  readonly cards: readonly CardId[];
}

/** All places of a table, by name. */
export type Zones = Readonly<Record<ZoneId, Zone>>;
