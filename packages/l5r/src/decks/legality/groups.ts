import { type CardGroup, those, zoneCards } from '@kronika/decks';
import type { DeckZone, L5rCard } from '../catalogue.ts';
import { isOutOfClan } from '../clans.ts';
import { CARDS, CONFLICT_CHARACTERS, ZONE_NOUNS } from './words.ts';

/** The cards in one part of the deck. */
export function cardsIn(zone: DeckZone): CardGroup<L5rCard> {
  return zoneCards(zone, ZONE_NOUNS[zone]);
}

/** The cards of a part of the deck that were put somewhere else. */
export function misplaced(belongs: DeckZone): CardGroup<L5rCard> {
  return { noun: ZONE_NOUNS[belongs], holds: ({ card, zone }) => card.zone === belongs && zone !== belongs };
}

/** Everything in the deck, wherever it was put. */
export const allCards: CardGroup<L5rCard> = { noun: CARDS, holds: () => true };

/** The cards of dynasty and conflict deck together, which share their limit of copies (L5R-DECK-f). */
export const drawnCards: CardGroup<L5rCard> = {
  noun: CARDS,
  holds: ({ card }) => card.zone === 'dynasty' || card.zone === 'conflict',
};

/** The characters that are played from hand. */
export const conflictCharacters: CardGroup<L5rCard> = those(
  cardsIn('conflict'),
  CONFLICT_CHARACTERS,
  ({ type }) => type === 'character',
);

/** The conflict cards that are bought with influence. */
export const boughtCards: CardGroup<L5rCard> = those(cardsIn('conflict'), ZONE_NOUNS.conflict, isOutOfClan);
