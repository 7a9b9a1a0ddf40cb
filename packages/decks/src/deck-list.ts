import type { PrintedId } from '@kronika/kernel';

/** More copies than any deck of any game holds; what is above it is a slip of the keyboard. */
export const MAX_QUANTITY = 999;

/** What a file says beyond what this program understands; written back as it was. */
export type Unread = Readonly<Record<string, unknown>>;

/** So many copies of a card in one part of a deck. */
export interface DeckEntry {
  readonly id: PrintedId;
  readonly quantity: number;
  /** The part of the deck: `plot`, `dynasty`, `sideboard`, … as the game calls it. */
  readonly zone: string;
  readonly unread?: Unread;
}

/** What is known about a deck besides its cards. Games and sites add keys of their own. */
export interface DeckMeta {
  readonly format?: string;
  readonly clan?: string;
  readonly splash?: string;
  readonly version?: string;
  readonly description?: string;
  /** The pack a card was taken from, where it is not the first one the card appeared in. */
  readonly packs?: Readonly<Record<string, string>>;
  /** Where the deck was imported from, and what only that site understands. */
  readonly source?: { readonly site: string; readonly fields: Unread };
  readonly [key: string]: unknown;
}

/** A deck as its owner wrote it down: it may be illegal, and it may hold cards nobody knows. */
export interface DeckList {
  readonly name: string;
  readonly cards: readonly DeckEntry[];
  readonly meta: DeckMeta;
  readonly unread?: Unread;
}

/** Whether so many copies can stand in a deck list. */
export function isQuantity(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MAX_QUANTITY;
}

/** The entries with the same card in the same zone counted together, in the order of their first mention. */
export function mergedEntries(cards: readonly DeckEntry[]): readonly DeckEntry[] {
  const byPlace = new Map<string, DeckEntry>();
  for (const entry of cards) {
    const place = JSON.stringify([entry.zone, entry.id]);
    const before = byPlace.get(place);
    byPlace.set(place, before === undefined ? entry : { ...before, quantity: before.quantity + entry.quantity });
  }
  return [...byPlace.values()];
}

/** How many cards stand in the zone. */
export function zoneSize(deck: DeckList, zone: string): number {
  return deck.cards.reduce((sum, entry) => (entry.zone === zone ? sum + entry.quantity : sum), 0);
}
