import { type CardGroup, those, zoneCards } from '@kronika/decks';
import type { Faction } from '../../cards/fact.ts';
import type { AgotCard, DeckZone } from '../catalogue.ts';
import { bannerCards, NEUTRAL_CARDS, ZONE_NOUNS } from './words.ts';

/** The cards in one part of the deck. */
export function cardsIn(zone: DeckZone): CardGroup<AgotCard> {
  return zoneCards(zone, ZONE_NOUNS[zone]);
}

/** The cards of a part of the deck that were put somewhere else. */
export function misplaced(belongs: DeckZone): CardGroup<AgotCard> {
  return { noun: ZONE_NOUNS[belongs], holds: ({ card, zone }) => card.zone === belongs && zone !== belongs };
}

/** The neutral cards of the draw deck; plots do not count (AGOT-DECK-k). */
export const neutralCards: CardGroup<AgotCard> = those(
  cardsIn('draw'),
  NEUTRAL_CARDS,
  ({ fact }) => fact.faction === 'neutral',
);

/** The cards of the draw deck that the banner of the faction is for. */
export function cardsUnderBanner(faction: Faction): CardGroup<AgotCard> {
  return those(
    cardsIn('draw'),
    bannerCards(faction),
    ({ fact }) => fact.faction === faction && fact.loyal === undefined,
  );
}
