import { present } from '@kronika/kernel';
import type { Faction, FactOf } from '../cards/fact.ts';
import { type AgotCard, type AgotHoldings, agotCatalogue } from './catalogue.ts';

/** The deck's faction; of several, that of the first card. Without a faction card nobody can tell. */
export function factionOf({ cards }: AgotHoldings): Faction | undefined {
  for (const { card, zone } of cards) if (zone === 'faction' && card.fact.type === 'faction') return card.fact.faction;
  return undefined;
}

/** The card of a faction. */
export function factionCard(faction: Faction): AgotCard {
  return present(
    agotCatalogue.cards.find(({ fact }) => fact.type === 'faction' && fact.faction === faction),
    `the card of ${faction}`,
  );
}

/** The deck's agendas: none or one, if it is legal (AGOT-DECK-a). */
export function agendasOf({ cards }: AgotHoldings): readonly FactOf<'agenda'>[] {
  return cards.flatMap(({ card, zone }) => (zone === 'agenda' && card.fact.type === 'agenda' ? [card.fact] : []));
}

/** The other factions whose non-loyal cards the deck's banners let in (AGOT-DECK-i). */
export function bannersOf(deck: AgotHoldings): readonly Faction[] {
  return agendasOf(deck).flatMap(({ deckRule }) => (deckRule.is === 'banner' ? [deckRule.faction] : []));
}

/** Whether the card is of another faction than the deck; neutral cards are of none (AGOT-ANAT-g). */
export function isOutOfFaction({ fact }: AgotCard, deck: AgotHoldings): boolean {
  const faction = factionOf(deck);
  return faction !== undefined && fact.faction !== faction && fact.faction !== 'neutral';
}
