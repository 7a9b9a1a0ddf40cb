import { atMostKinds, type DeckRule, everyCard, withinBudget } from '@kronika/decks';
import { CLAN_NAMES } from '../../text/names.ts';
import type { L5rCard, L5rHoldings } from '../catalogue.ts';
import { isOutOfClan } from '../clans.ts';
import { influencePool } from '../influence.ts';
import { boughtCards, cardsIn } from './groups.ts';
import { FOREIGN_DYNASTY, FOREIGN_PROVINCES, INFLUENCE, NOT_FOR_SALE, OTHER_CLANS } from './words.ts';

const isOwn = (card: L5rCard, deck: L5rHoldings): boolean => !isOutOfClan(card, deck);

/** Which clans the cards may be of, and what those of another clan cost. */
export const clanRules: readonly DeckRule<L5rCard>[] = [
  everyCard('L5R-DECK-o', cardsIn('dynasty'), { fits: isOwn, misfits: FOREIGN_DYNASTY }),
  everyCard('L5R-DECK-h', cardsIn('provinces'), { fits: isOwn, misfits: FOREIGN_PROVINCES }),
  everyCard('L5R-DECK-j', boughtCards, {
    fits: ({ fact }) => fact.influenceCost !== undefined,
    misfits: NOT_FOR_SALE,
  }),
  atMostKinds('L5R-DECK-d', 1, {
    group: boughtCards,
    noun: OTHER_CLANS,
    kindOf: ({ fact }) => CLAN_NAMES[fact.clan],
  }),
  withinBudget('L5R-DECK-i', boughtCards, {
    budget: influencePool,
    noun: INFLUENCE,
    costOf: ({ fact }) => fact.influenceCost ?? 0,
  }),
];
