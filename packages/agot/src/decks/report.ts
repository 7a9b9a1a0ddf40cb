import { type BroughtDeck, bringDeck, type DeckReading, reportDecks } from '@kronika/decks';
import type { DeckReport, Lang, Refusal } from '@kronika/kernel';
import { importAgotDeck } from './import.ts';
import { checkAgotDeck } from './legality/check.ts';

/** What decks are built from: any number of boxes. */
export const DECK_FORMATS = ['standard'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

const reading: DeckReading<DeckFormat> = { read: importAgotDeck, check: checkAgotDeck, formatOf: () => 'standard' };

/** Reads the decks in a text and says in words all that is wrong with them. */
export function reportAgotDecks(text: string, lang: Lang): DeckReport | Refusal {
  return reportDecks(text, { lang }, reading);
}

/** The one deck in a text, to be played with. */
export function bringAgotDeck(text: string, lang: Lang): BroughtDeck | Refusal {
  return bringDeck(text, { format: 'standard', lang }, reading);
}
