import { quantityOf } from '@kronika/decks';
import type { Clan } from '../cards/fact.ts';
import type { L5rCard, L5rHoldings } from './catalogue.ts';
import { isOutOfClan, roleOf, splashOf, strongholdOf } from './clans.ts';

/** What a Keeper role adds to the influence of the stronghold (L5R-DECK-k). */
const KEEPER_INFLUENCE = 3;

/** The influence that can be spent on cards of another clan. */
export function influencePool(deck: L5rHoldings): number {
  const more = roleOf(deck)?.traits.includes('keeper') ? KEEPER_INFLUENCE : 0;
  return (strongholdOf(deck)?.influence ?? 0) + more;
}

/** What a copy of the card costs this deck in influence; nothing, if it is of the deck's own clan. */
export function influenceCostIn(card: L5rCard, deck: L5rHoldings): number {
  return card.zone === 'conflict' && isOutOfClan(card, deck) ? (card.fact.influenceCost ?? 0) : 0;
}

/** How a deck stands with its influence (L5R-DECK-i). */
export interface InfluenceUse {
  readonly spent: number;
  readonly pool: number;
  /** Whose cards it is spent on, if they are of one clan. */
  readonly on?: Clan;
}

export function influenceUse(deck: L5rHoldings): InfluenceUse {
  const costs = deck.cards.map(({ card, quantity }) => ({ quantity: quantity * influenceCostIn(card, deck) }));
  const on = splashOf(deck);
  return { spent: quantityOf(costs), pool: influencePool(deck), ...(on === undefined ? {} : { on }) };
}
