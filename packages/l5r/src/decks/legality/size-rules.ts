import { atMost, between, type DeckRule, onlyIf } from '@kronika/decks';
import type { L5rCard } from '../catalogue.ts';
import { isStarterDeck } from '../ready/starters.ts';
import type { DeckFormat } from './format.ts';
import { cardsIn } from './groups.ts';

/** The most cards of dynasty and of conflict deck, in every format. */
const MOST = 45;

/** How large dynasty and conflict deck are; the starter decks are exempt (L5R-START-a). */
export function sizeRules(format: DeckFormat): readonly DeckRule<L5rCard>[] {
  return sizes(format).map((rule) => onlyIf((deck) => !isStarterDeck(deck), rule));
}

function sizes(format: DeckFormat): readonly DeckRule<L5rCard>[] {
  const [dynasty, conflict] = [cardsIn('dynasty'), cardsIn('conflict')];
  switch (format) {
    case 'standard':
      return [
        between('L5R-DECK-c', { min: 40, max: MOST }, dynasty),
        between('L5R-DECK-d', { min: 40, max: MOST }, conflict),
      ];
    case 'single-core':
      return [
        between('L5R-DECK-m', { min: 30, max: MOST }, dynasty),
        between('L5R-DECK-m', { min: 30, max: MOST }, conflict),
      ];
    case 'shared-box':
      return [atMost('L5R-DECK-c', MOST, dynasty), atMost('L5R-DECK-d', MOST, conflict)];
  }
}
