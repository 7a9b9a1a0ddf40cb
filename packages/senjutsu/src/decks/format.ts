import { type DeckList, zoneSize } from '@kronika/decks';

/** `quick`: 30 cards (SEN-DECK-a). `full`: 40 cards (SEN-DECK-b). `tournament`: 40, and at most one school (SEN-DECK-k). */
export const DECK_FORMATS = ['quick', 'full', 'tournament'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

export const DECK_SIZES: Readonly<Record<DeckFormat, number>> = { quick: 30, full: 40, tournament: 40 };

/** The format that a deck says it is built for, or the one its size suggests: the nearer of the two sizes. */
export function formatOf(deck: DeckList): DeckFormat {
  const said = DECK_FORMATS.find((format) => format === deck.meta.format);
  if (said !== undefined) return said;
  const halfway = (DECK_SIZES.quick + DECK_SIZES.full) / 2;
  return zoneSize(deck, 'deck') < halfway ? 'quick' : 'full';
}
