import { atLeast, atMost, type CardGroup, type DeckRule, everyCard, onlyIf } from '@kronika/decks';
import { FACTS, type FactOf } from '../../cards/fact.ts';
import { agendasOf, bannersOf, factionOf, isOutOfFaction } from '../allegiance.ts';
import type { AgotCard, AgotHoldings } from '../catalogue.ts';
import { cardsIn, cardsUnderBanner, neutralCards } from './groups.ts';
import { CARDS, FOREIGN_CARDS, LOYAL_TO_OTHERS, OWN_BANNER } from './words.ts';

/** The cards that have to be of the deck's faction, or allowed otherwise (AGOT-DECK-g). */
const ruledCards: CardGroup<AgotCard> = {
  noun: CARDS,
  holds: ({ card }) => card.zone === 'draw' || card.zone === 'plots',
};

const isLoyalToAnother = (card: AgotCard, deck: AgotHoldings): boolean =>
  card.fact.loyal === true && isOutOfFaction(card, deck);

/** Which factions the cards may be of, and what the agendas ask for. */
export const factionRules: readonly DeckRule<AgotCard>[] = [
  everyCard('AGOT-DECK-g', ruledCards, {
    misfits: FOREIGN_CARDS,
    fits: (card, deck) =>
      !isOutOfFaction(card, deck) ||
      isLoyalToAnother(card, deck) ||
      bannersOf(deck).some((faction) => faction === card.fact.faction),
  }),
  everyCard('AGOT-DECK-h', ruledCards, {
    misfits: LOYAL_TO_OTHERS,
    fits: (card, deck) => !isLoyalToAnother(card, deck),
  }),
  everyCard('AGOT-DECK-k', cardsIn('agenda'), {
    misfits: OWN_BANNER,
    fits: ({ fact }, deck) => fact.type !== 'agenda' || !isOwnBanner(fact, deck),
  }),
  ...FACTS.flatMap((fact) => (fact.type === 'agenda' ? [onlyIf(holds(fact), ruleOf(fact))] : [])),
];

/** What the agenda asks of the draw deck. */
function ruleOf({ deckRule }: FactOf<'agenda'>): DeckRule<AgotCard> {
  switch (deckRule.is) {
    case 'banner':
      return atLeast('AGOT-DECK-i', deckRule.atLeast, cardsUnderBanner(deckRule.faction));
    case 'fealty':
      return atMost('AGOT-DECK-j', deckRule.neutralAtMost, neutralCards);
  }
}

/** Whether the deck has the agenda, and may have it: a banner that is refused asks for nothing. */
function holds(agenda: FactOf<'agenda'>): (deck: AgotHoldings) => boolean {
  return (deck) => agendasOf(deck).some(({ id }) => id === agenda.id) && !isOwnBanner(agenda, deck);
}

function isOwnBanner({ deckRule }: FactOf<'agenda'>, deck: AgotHoldings): boolean {
  return deckRule.is === 'banner' && deckRule.faction === factionOf(deck);
}
