import { checkDeck, type DeckList, type DeckProblem, type DeckRules } from '@kronika/decks';
import { type AgotCard, agotCatalogue } from '../catalogue.ts';
import { copyRules } from './copy-rules.ts';
import { factionRules } from './faction-rules.ts';
import { shapeRules } from './shape-rules.ts';

/** What makes a deck legal. A card nobody knows has no faction to go by (AGOT-DECK-g). */
export const AGOT_DECK_RULES: DeckRules<AgotCard> = {
  catalogue: agotCatalogue,
  unknownCards: 'AGOT-DECK-g',
  rules: [...shapeRules, ...factionRules, ...copyRules],
};

/** All reasons why the deck is not legal; none, if it is. */
export function checkAgotDeck(deck: DeckList): readonly DeckProblem[] {
  return checkDeck(deck, AGOT_DECK_RULES);
}
