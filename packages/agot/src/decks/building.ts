import { type DeckList, withOneLess, withOneMore } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { type AgotCard, agotCatalogue } from './catalogue.ts';

/** The deck with one more copy of the card. A faction card or an agenda takes the place of the one that is there. */
export function addToAgotDeck(deck: DeckList, id: PrintedId): DeckList {
  const card = agotCatalogue.card(id);
  return card === undefined ? deck : added(deck, card);
}

/** The deck with one copy less of the card. */
export function takeFromAgotDeck(deck: DeckList, id: PrintedId): DeckList {
  return withOneLess(deck, id);
}

function added(deck: DeckList, card: AgotCard): DeckList {
  switch (card.zone) {
    case 'faction':
    case 'agenda':
      return withOneMore({ ...deck, cards: deck.cards.filter(({ zone }) => zone !== card.zone) }, card);
    case 'plots':
    case 'draw':
      return withOneMore(deck, card);
  }
}
