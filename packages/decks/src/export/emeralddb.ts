import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { siteDeck } from './site-deck.ts';
import { writtenCards } from './written-card.ts';

/** The deck as a JSON object of EmeraldDB's shape. */
export function writeEmeraldDb(deck: DeckList, catalogue: Catalogue): string {
  const cards = writtenCards(deck, catalogue);
  const file = {
    ...siteDeck(deck, cards, 'emeralddb'),
    card_pack_ids: Object.fromEntries(cards.flatMap(({ entry, pack }) => (pack ? [[entry.id, pack.id]] : []))),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
