import type { Catalogue } from '../catalogue.ts';
import type { DeckList } from '../deck-list.ts';
import { writtenCards } from './written-card.ts';

/** The deck as Jigoku writes and reads it: a card a line, with the name of its pack. It has no place for the deck's name. */
export function writeJigoku(deck: DeckList, catalogue: Catalogue): string {
  return writtenCards(deck, catalogue)
    .map(({ entry, name, pack }) => `${entry.quantity} ${name}${pack === undefined ? '' : ` (${pack.name.en})`}\n`)
    .join('');
}
