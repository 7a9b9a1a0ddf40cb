import type { DeckList } from '@kronika/decks';
import { present, printedId, type RuleId } from '@kronika/kernel';
import { senjutsuCatalogue } from '../catalogue.ts';
import type { DeckFormat } from '../format.ts';
import { checkSenjutsuDeck } from '../legality/check.ts';

/** The deck with other numbers of copies of some cards, by their ids; 0 takes a card out. */
export function altered(deck: DeckList, copies: Readonly<Record<string, number>>): DeckList {
  const kept = deck.cards.filter(({ id }) => copies[id] === undefined);
  const changed = Object.entries(copies)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => {
      const { zone } = present(senjutsuCatalogue.card(printedId(id)), `the card ${id}`);
      return { id: printedId(id), quantity, zone };
    });
  return { ...deck, cards: [...kept, ...changed] };
}

/** How many copies of each card the deck holds, by zone and id. */
export function contents({ cards }: DeckList): Readonly<Record<string, number>> {
  return Object.fromEntries(cards.map(({ id, quantity, zone }) => [`${zone}/${id}`, quantity]));
}

/** The rules the deck breaks, each once. */
export function brokenRules(deck: DeckList, format?: DeckFormat): readonly RuleId[] {
  return [...new Set(checkSenjutsuDeck(deck, format).map(({ rule }) => rule))];
}
