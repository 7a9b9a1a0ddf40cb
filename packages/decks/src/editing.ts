import type { PrintedId } from '@kronika/kernel';
import type { CatalogueCard } from './catalogue.ts';
import { type DeckEntry, type DeckList, MAX_QUANTITY } from './deck-list.ts';

/** How many copies of the card are in the deck, wherever they were put. */
export function copiesIn(deck: DeckList, id: PrintedId): number {
  return deck.cards.reduce((sum, entry) => (entry.id === id ? sum + entry.quantity : sum), 0);
}

/** The deck with one more copy of the card, where the card belongs. */
export function withOneMore(deck: DeckList, card: Pick<CatalogueCard, 'id' | 'zone'>): DeckList {
  return withEntries(deck, [{ id: card.id, quantity: 1, zone: card.zone }]);
}

/** The deck with these entries as well; copies of the same card in the same zone are counted together. */
export function withEntries(deck: DeckList, entries: readonly DeckEntry[]): DeckList {
  const cards = [...deck.cards];
  for (const entry of entries) {
    const place = cards.findIndex(({ id, zone }) => id === entry.id && zone === entry.zone);
    const there = cards[place];
    if (there === undefined) cards.push(entry);
    else cards[place] = { ...there, quantity: Math.min(MAX_QUANTITY, there.quantity + entry.quantity) };
  }
  return { ...deck, cards };
}

/** The deck with one copy less of the card; a deck without it stays as it is. */
export function withOneLess(deck: DeckList, id: PrintedId): DeckList {
  // A copy that was put where it does not belong stands behind: it goes first.
  const place = deck.cards.findLastIndex((entry) => entry.id === id);
  const there = deck.cards[place];
  if (there === undefined) return deck;
  const rest = there.quantity > 1 ? [{ ...there, quantity: there.quantity - 1 }] : [];
  return { ...deck, cards: [...deck.cards.slice(0, place), ...rest, ...deck.cards.slice(place + 1)] };
}

/** The deck without the card. */
export function without(deck: DeckList, id: PrintedId): DeckList {
  return { ...deck, cards: deck.cards.filter((entry) => entry.id !== id) };
}
