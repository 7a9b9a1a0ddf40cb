import type { DeckList } from '@kronika/decks';

/**
 * What decks are built from: up to three boxes; one box for one player (L5R-DECK-m); one box that two players
 * share (L5R-DECK-n).
 */
export const DECK_FORMATS = ['standard', 'single-core', 'shared-box'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** The format a deck says it is built for; any other word, such as those of other sites, means the standard. */
export function formatOf({ meta }: DeckList): DeckFormat {
  return DECK_FORMATS.find((format) => format === meta.format) ?? 'standard';
}
