import { atMostRepeated, type CardGroup, copiesByName, type DeckRule } from '@kronika/decks';
import type { RuleId } from '@kronika/kernel';
import type { AgotCard, AgotHoldings, DeckZone } from '../catalogue.ts';
import { CARDS, ZONE_NOUNS } from './words.ts';

/** How many copies there may be of a card that names no limit of its own. */
const COPIES = 3;

/** How often the one plot may be there that is repeated, if it names no limit of its own. */
const REPEATED = 2;

/** How many copies of each card there may be. */
export const copyRules: readonly DeckRule<AgotCard>[] = [
  ...limited('draw', COPIES, { usual: 'AGOT-DECK-d', own: 'AGOT-DECK-e' }),
  ...limited('plots', REPEATED, { usual: 'AGOT-DECK-b', own: 'AGOT-DECK-f' }),
  atMostRepeated('AGOT-DECK-b', 1, { noun: ZONE_NOUNS.plots, holds: ({ card }) => card.zone === 'plots' }),
];

/** The usual limit of the cards that belong to the zone, and the one that some of them name. */
function limited(
  zone: DeckZone,
  copies: number,
  rules: { readonly usual: RuleId; readonly own: RuleId },
): readonly DeckRule<AgotCard>[] {
  const those = (fits: (card: AgotCard, deck: AgotHoldings) => boolean): CardGroup<AgotCard> => ({
    noun: CARDS,
    holds: ({ card }, deck) => card.zone === zone && fits(card, deck),
  });
  /** Whether the card, or another one of its title in the deck, says how many copies there may be. */
  const hasOwnLimit = ({ name }: AgotCard, { cards }: AgotHoldings): boolean =>
    cards.some(({ card }) => card.name.en === name.en && card.fact.deckLimit !== copies);
  return [
    copiesByName(
      rules.usual,
      those((card, deck) => !hasOwnLimit(card, deck)),
      () => copies,
    ),
    copiesByName(rules.own, those(hasOwnLimit), ({ fact }) => fact.deckLimit),
  ];
}
