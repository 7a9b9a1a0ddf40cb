import type { DeckList } from '@kronika/decks';
import { printedId } from '@kronika/kernel';
import { factOf } from '../../cards/fact.ts';
import { cardOf } from '../catalogue.ts';

/** The deck with other numbers of copies of some cards, by their ids; 0 takes a card out. */
export function altered(deck: DeckList, copies: Readonly<Record<string, number>>): DeckList {
  const kept = deck.cards.filter(({ id }) => copies[id] === undefined);
  const changed = Object.entries(copies)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id: printedId(id), quantity, zone: cardOf(factOf(printedId(id))).zone }));
  return { ...deck, cards: [...kept, ...changed] };
}

/** How many copies of each card the deck holds, by zone and id. */
export function contents({ cards }: DeckList): Readonly<Record<string, number>> {
  return Object.fromEntries(cards.map(({ id, quantity, zone }) => [`${zone}/${id}`, quantity]));
}
