import type { Card, Zone, ZoneId, Zones } from './card.ts';

/** Makes another object of a card that is the same in everything. */
export type CardCopy<C extends Card> = (card: C) => C;

/** Makes another record of the same zones, in the same order. */
export type ZonesCopy = (zones: Zones) => Record<ZoneId, Zone>;

/** How a game copies what is copied whenever a card moves. */
export interface Copies<C extends Card> {
  readonly card: CardCopy<C>;
  readonly zones: ZonesCopy;
}

/** A copy of whatever card it is. */
export function plainCopy<C extends Card>(card: C): C {
  return Object.assign({}, card);
}

/** A copy of whatever zones there are. */
export function plainZones(zones: Zones): Record<ZoneId, Zone> {
  return Object.assign({}, zones);
}

export const PLAIN_COPIES = { card: plainCopy, zones: plainZones };
