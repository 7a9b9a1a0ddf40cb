import { type CardGroup, copiesByName, type DeckRule, those } from '@kronika/decks';
import type { Fact } from '../../cards/fact.ts';
import type { L5rCard } from '../catalogue.ts';
import { STARTER_DECKS } from '../ready/starters.ts';
import { drawnCards } from './groups.ts';
import { CARDS } from './words.ts';

const neutralCards: CardGroup<L5rCard> = those(drawnCards, CARDS, ({ fact }) => fact.clan === 'neutral');

/** The rule for a player whose half of the neutral cards is the one in this starter deck. */
const HALVES: readonly DeckRule<L5rCard>[] = STARTER_DECKS.map(({ deck }) => {
  const half = new Map(deck.cards.map(({ id, quantity }) => [id, quantity]));
  return copiesByName('L5R-DECK-n', neutralCards, ({ fact }) => half.get(fact.id) ?? halfOf(fact));
});

/** Of the cards that are in neither starter deck the box holds two each. */
function halfOf({ quantity }: Fact): number {
  return Math.floor(quantity / 2);
}

/** The neutral cards are divided between two players as in the starter decks: a player has the one half or the other. */
export const neutralShare: DeckRule<L5rCard> = {
  id: 'L5R-DECK-n',
  problems(deck) {
    const [nearest = []] = HALVES.map((half) => half.problems(deck)).sort((a, b) => a.length - b.length);
    return nearest;
  },
};
