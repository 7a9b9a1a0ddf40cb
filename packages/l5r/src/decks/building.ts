import { type DeckList, isExcess, withOneLess, withOneMore, without } from '@kronika/decks';
import type { PrintedId } from '@kronika/kernel';
import { type L5rCard, l5rCatalogue } from './catalogue.ts';
import { withClans } from './clans.ts';
import { checkL5rDeck } from './legality/check.ts';
import { formatOf } from './legality/format.ts';

/**
 * The deck with one more copy of the card. A stronghold or a role takes the place of the one that is there, and a
 * province that of the one with which it could not stand.
 */
export function addToL5rDeck(deck: DeckList, id: PrintedId): DeckList {
  const card = l5rCatalogue.card(id);
  return card === undefined ? deck : withClans(added(deck, card));
}

/** The deck with one copy less of the card. */
export function takeFromL5rDeck(deck: DeckList, id: PrintedId): DeckList {
  return withClans(withOneLess(deck, id));
}

function added(deck: DeckList, card: L5rCard): DeckList {
  switch (card.zone) {
    case 'stronghold':
    case 'role':
      return withOneMore({ ...deck, cards: deck.cards.filter(({ zone }) => zone !== card.zone) }, card);
    case 'provinces':
      return withProvince(deck, card);
    case 'dynasty':
    case 'conflict':
      return withOneMore(deck, card);
  }
}

function withProvince(deck: DeckList, card: L5rCard): DeckList {
  const more = withOneMore(deck, card);
  if (provincesFit(more)) return more;
  const others = deck.cards.flatMap(({ id, zone }) => (zone === 'provinces' && id !== card.id ? [id] : []));
  const swaps = others.toSorted((one, other) => likeness(other, card) - likeness(one, card));
  return swaps.map((id) => without(more, id)).find(provincesFit) ?? more;
}

/** Whether there are not too many provinces, and none too much (L5R-DECK-h). */
function provincesFit(deck: DeckList): boolean {
  return checkL5rDeck(deck).every(({ rule, message }) => rule !== 'L5R-DECK-h' || !isExcess(message));
}

function likeness(id: PrintedId, { fact }: L5rCard): number {
  const other = l5rCatalogue.card(id)?.fact;
  return other?.type === 'province' && fact.type === 'province' && other.element === fact.element ? 1 : 0;
}

/** The most copies of the card that a deck of this format may have. */
export function copyLimit({ fact, zone }: L5rCard, deck: DeckList): number {
  const printed = zone === 'dynasty' || zone === 'conflict' ? fact.deckLimit : 1;
  return formatOf(deck) === 'standard' ? printed : Math.min(printed, fact.quantity);
}
