import { atMost, type CardGroup, copiesByName, type DeckRule } from '@kronika/decks';
import type { Rank } from '../../cards/pictograms.ts';
import type { DeckCard } from '../catalogue.ts';
import { CARDS, GOLD_CARDS, JADE_CARDS } from './words.ts';

const ofRank = (rank: Rank, noun = CARDS): CardGroup<DeckCard> => ({
  noun,
  holds: ({ card }) => card.fact.rank === rank,
});

/** How many copies of one card a deck may hold (SEN-DECK-d to SEN-DECK-h); jade cards also only one in all. */
export const COPY_LIMITS: Readonly<Record<Rank, number>> = { core: 1, wood: 3, steel: 2, gold: 1, jade: 1 };

/** How many cards of these ranks a deck may hold in all (SEN-DECK-f, SEN-DECK-g). */
export const RANK_LIMITS = { gold: 8, jade: 1 } as const satisfies Partial<Readonly<Record<Rank, number>>>;

/** How many copies of a card of each rank there may be, and how many of a rank in all (SEN-DECK-c). */
export const rankRules: readonly DeckRule<DeckCard>[] = [
  copiesByName('SEN-DECK-d', ofRank('wood'), () => COPY_LIMITS.wood),
  copiesByName('SEN-DECK-e', ofRank('steel'), () => COPY_LIMITS.steel),
  copiesByName('SEN-DECK-f', ofRank('gold'), () => COPY_LIMITS.gold),
  atMost('SEN-DECK-f', RANK_LIMITS.gold, ofRank('gold', GOLD_CARDS)),
  atMost('SEN-DECK-g', RANK_LIMITS.jade, ofRank('jade', JADE_CARDS)),
];
