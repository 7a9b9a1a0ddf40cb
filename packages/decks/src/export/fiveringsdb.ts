import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { siteDeck } from './site-deck.ts';
import { writtenCards } from './written-card.ts';

/** The deck as FiveRingsDB answers with it. */
export function writeFiveRingsDb(deck: DeckList, catalogue: Catalogue): string {
  const record = siteDeck(deck, writtenCards(deck, catalogue), 'fiveringsdb');
  return `${JSON.stringify({ success: true, record }, undefined, 2)}\n`;
}
