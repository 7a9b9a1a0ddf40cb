import { type DeckList, zoneSize } from '@kronika/decks';
import type { DeckPart } from '../deck-module.ts';

/** How many cards of the deck belong to the part. */
export function partSize(deck: DeckList, { zones }: DeckPart): number {
  return zones.reduce((sum, zone) => sum + zoneSize(deck, zone), 0);
}
