import { checkDeck, type DeckList, type DeckProblem, type DeckRules } from '@kronika/decks';
import { type DeckCard, senjutsuCatalogue } from '../catalogue.ts';
import { type DeckFormat, formatOf } from '../format.ts';
import { rankRules } from './rank-rules.ts';
import { schoolRules } from './school-rules.ts';
import { heroRules, shapeRules } from './shape-rules.ts';

const rulesFor = (format: DeckFormat): DeckRules<DeckCard> => ({
  catalogue: senjutsuCatalogue,
  unknownCards: 'SEN-DECK-j',
  rules: [...shapeRules(format), ...heroRules, ...rankRules, ...(format === 'tournament' ? schoolRules : [])],
});

/** What makes a deck legal in each format. */
export const SENJUTSU_DECK_RULES: Readonly<Record<DeckFormat, DeckRules<DeckCard>>> = {
  quick: rulesFor('quick'),
  full: rulesFor('full'),
  tournament: rulesFor('tournament'),
};

/** Everything that is wrong with a deck, in the format it is built for unless another is asked for. */
export function checkSenjutsuDeck(deck: DeckList, format: DeckFormat = formatOf(deck)): readonly DeckProblem[] {
  return checkDeck(deck, SENJUTSU_DECK_RULES[format]);
}
