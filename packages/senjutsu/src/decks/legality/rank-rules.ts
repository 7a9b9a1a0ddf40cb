import { atMost, type CardGroup, copiesByName, type DeckRule } from '@kronika/decks';
import type { Rank } from '../../cards/pictograms.ts';
import type { DeckCard } from '../catalogue.ts';
import { CARDS, GOLD_CARDS, JADE_CARDS } from './words.ts';

const ofRank = (rank: Rank, noun = CARDS): CardGroup<DeckCard> => ({
  noun,
  holds: ({ card }) => card.fact.rank === rank,
});

/** How many copies of a card of each rank there may be, and how many of a rank in all (SEN-DECK-c). */
export const rankRules: readonly DeckRule<DeckCard>[] = [
  copiesByName('SEN-DECK-d', ofRank('wood'), () => 3),
  copiesByName('SEN-DECK-e', ofRank('steel'), () => 2),
  copiesByName('SEN-DECK-f', ofRank('gold'), () => 1),
  atMost('SEN-DECK-f', 8, ofRank('gold', GOLD_CARDS)),
  atMost('SEN-DECK-g', 1, ofRank('jade', JADE_CARDS)),
];
