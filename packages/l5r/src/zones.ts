import {
  type CardId,
  cardOf,
  cardsIn,
  hostOf,
  InvariantError,
  type SeatId,
  seatsOf,
  sharedZone,
  type ZoneId,
  zoneOf,
  zonesCalled,
} from '@kronika/kernel';
import { charactersIn } from '@kronika/lcg';
import { type FactOf, factOf } from './cards/fact.ts';
import { printOn } from './cards/print-on.ts';
import type { L5rState } from './state.ts';

export const dynastyDeckOf = zonesCalled('dynasty-deck');
export const conflictDeckOf = zonesCalled('conflict-deck');
export const handOf = zonesCalled('hand');
export const dynastyDiscardOf = zonesCalled('dynasty-discard');
export const conflictDiscardOf = zonesCalled('conflict-discard');

/** The piles in which no card of the game looks at the order. */
export const PILES: readonly ZoneId[] = seatsOf(2).flatMap((seat) => [dynastyDiscardOf(seat), conflictDiscardOf(seat)]);

/** Characters in play, and attachments wherever they are attached. */
export const playOf = zonesCalled('play');
export const strongholdOf = zonesCalled('stronghold');
export const roleOf = zonesCalled('role');

/** The provinces of a player who has not laid them yet. */
export const unlaidOf = zonesCalled('unlaid');

/** Where an event card lies while it resolves. */
export const ASIDE: ZoneId = sharedZone('aside');
export const REMOVED: ZoneId = sharedZone('removed');

/** The places of the provinces: 0 is under the stronghold, 1 to 4 from left to right. */
export const PLACES = [0, 1, 2, 3, 4] as const;
export type Place = (typeof PLACES)[number];

/** A province by its place. */
export interface Spot {
  readonly seat: SeatId;
  readonly place: Place;
}

/** The places at which dynasty cards lie. */
export const ROW: readonly Place[] = [1, 2, 3, 4];

const provinceZones = [0, 1].map((seat) => PLACES.map((place) => zoneOf(seat === 0 ? 0 : 1, `province-${place}`)));
const rowZones = [0, 1].map((seat) => PLACES.map((place) => zoneOf(seat === 0 ? 0 : 1, `row-${place}`)));

/** Where the province card lies. */
export function provinceAt(seat: SeatId, place: Place): ZoneId {
  return provinceZones[seat]?.[place] ?? zoneOf(seat, `province-${place}`);
}

/** Where the dynasty cards in that province lie. */
export function rowAt(seat: SeatId, place: Place): ZoneId {
  return rowZones[seat]?.[place] ?? zoneOf(seat, `row-${place}`);
}

export const opponentOf = (seat: SeatId): SeatId => (seat === 0 ? 1 : 0);

const spots: ReadonlyMap<ZoneId, Spot> = new Map(
  ([0, 1] as const).flatMap((seat) =>
    PLACES.flatMap((place) => [provinceAt(seat, place), rowAt(seat, place)].map((zone) => [zone, { seat, place }])),
  ),
);

/** The place a province or a dynasty card lies at, if it lies at one. */
export function placeOf(state: L5rState, card: CardId): Spot | undefined {
  return spots.get(cardOf(state.table, card).zone);
}

/** The province card at a place. */
export function provinceCardAt(state: L5rState, seat: SeatId, place: Place): CardId | undefined {
  return cardsIn(state.table, provinceAt(seat, place))[0];
}

/** Whether the province at that place is broken. */
export function isBrokenAt(state: L5rState, seat: SeatId, place: Place): boolean {
  const province = provinceCardAt(state, seat, place);
  return province !== undefined && cardOf(state.table, province).condition === 'broken';
}

/** What is printed on a player's stronghold, which never leaves its place (L5R-STRONG-a). */
export function strongholdFact(state: L5rState, seat: SeatId): FactOf<'stronghold'> {
  const [stronghold] = cardsIn(state.table, strongholdOf(seat));
  const fact = stronghold === undefined ? undefined : factOf(cardOf(state.table, stronghold).printed);
  if (fact?.type !== 'stronghold') throw new InvariantError(`seat ${seat} has no stronghold`);
  return fact;
}

/**
 * In play are characters and attachments in the play area, strongholds, faceup provinces, and faceup holdings in
 * provinces (L5R-ZONE-a). Characters lying in provinces and roles are not (L5R-ZONE-c).
 */
export function isInPlay(state: L5rState, card: CardId): boolean {
  const lying = cardOf(state.table, card);
  const { zone, face } = lying;
  if (zone === playOf(0) || zone === playOf(1) || zone === strongholdOf(0) || zone === strongholdOf(1)) return true;
  if (face === 'down') return false;
  const { type } = printOn(lying);
  return (type === 'province' || type === 'holding') && placeOf(state, card) !== undefined;
}

/** What the card is now: a character played as an attachment is one (L5R-CARD-e). */
export function typeOf(
  state: L5rState,
  card: CardId,
): 'character' | 'attachment' | 'holding' | 'event' | 'province' | 'stronghold' | 'role' {
  const lying = cardOf(state.table, card);
  const { type } = printOn(lying);
  const { zone } = lying;
  const isInPlayArea = zone === playOf(0) || zone === playOf(1);
  return type === 'character' && isInPlayArea && hostOf(state.table, card) !== undefined ? 'attachment' : type;
}

export function isCharacter(state: L5rState, card: CardId): boolean {
  return typeOf(state, card) === 'character';
}

export function controllerOf(state: L5rState, card: CardId): SeatId {
  return cardOf(state.table, card).controller;
}

const characters = charactersIn<L5rState>(playOf, isCharacter);

/** The characters a seat controls in play. */
export function charactersOf(state: L5rState, seat: SeatId): readonly CardId[] {
  return characters(state).bySeat[seat] ?? [];
}

/** The characters of both seats in play, the first seat's before the other's. */
export function allCharacters(state: L5rState): readonly CardId[] {
  return characters(state).all;
}

/** The pile a card is discarded to: dynasty and conflict cards have their own, always of their owner (L5R-ZONE-h). */
export function discardOf(state: L5rState, card: CardId): ZoneId {
  const lying = cardOf(state.table, card);
  const { owner } = lying;
  return printOn(lying).side === 'dynasty' ? dynastyDiscardOf(owner) : conflictDiscardOf(owner);
}

/** The deck a card comes from. */
export function deckOf(state: L5rState, card: CardId): ZoneId {
  const lying = cardOf(state.table, card);
  const { owner } = lying;
  return printOn(lying).side === 'dynasty' ? dynastyDeckOf(owner) : conflictDeckOf(owner);
}
