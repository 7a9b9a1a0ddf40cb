import type { Catalogue, CatalogueCard } from './catalogue.ts';
import type { DeckEntry, DeckList, DeckMeta } from './deck-list.ts';

/** So many copies of a known card in one part of a deck. */
export interface Holding<C extends CatalogueCard> {
  readonly card: C;
  readonly quantity: number;
  readonly zone: string;
}

/** A deck whose cards were looked up. */
export interface Holdings<C extends CatalogueCard> {
  readonly cards: readonly Holding<C>[];
  /** The entries whose card the catalogue does not know. */
  readonly unknown: readonly DeckEntry[];
  readonly meta: DeckMeta;
}

/** Looks up the cards of a deck. */
export function holdingsOf<C extends CatalogueCard>(deck: DeckList, catalogue: Catalogue<C>): Holdings<C> {
  const cards: Holding<C>[] = [];
  const unknown: DeckEntry[] = [];
  for (const entry of deck.cards) {
    const card = catalogue.card(entry.id);
    if (card === undefined) unknown.push(entry);
    else cards.push({ card, quantity: entry.quantity, zone: entry.zone });
  }
  return { cards, unknown, meta: deck.meta };
}

/** How many cards these are. */
export function quantityOf(holdings: readonly { readonly quantity: number }[]): number {
  return holdings.reduce((sum, { quantity }) => sum + quantity, 0);
}
