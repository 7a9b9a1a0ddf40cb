import { checkDeck, type DeckList, type DeckProblem, type DeckRules, holdingsOf } from '@kronika/decks';
import { type L5rCard, l5rCatalogue } from '../catalogue.ts';
import { clanRules } from './clan-rules.ts';
import { copyRules, inOneBox } from './copy-rules.ts';
import { type DeckFormat, formatOf } from './format.ts';
import { shapeRules } from './shape-rules.ts';
import { sizeRules } from './size-rules.ts';

/** What makes a deck legal in the format. A card nobody knows has no name to go by (L5R-CARD-b). */
export function deckRules(format: DeckFormat): DeckRules<L5rCard> {
  return {
    catalogue: l5rCatalogue,
    unknownCards: 'L5R-CARD-b',
    rules: [...sizeRules(format), ...shapeRules, ...clanRules, ...copyRules(format)],
  };
}

/** All reasons why the deck is not legal; none, if it is. Without a format, the one the deck says it is for. */
export function checkL5rDeck(deck: DeckList, format: DeckFormat = formatOf(deck)): readonly DeckProblem[] {
  return checkDeck(deck, deckRules(format));
}

/** The cards that two decks together need more often than the one box holds out of which both are built. */
export function checkSharedBox(one: DeckList, other: DeckList): readonly DeckProblem[] {
  const together = { ...one, cards: [...one.cards, ...other.cards] };
  return inOneBox('L5R-DECK-n').problems(holdingsOf(together, l5rCatalogue));
}
