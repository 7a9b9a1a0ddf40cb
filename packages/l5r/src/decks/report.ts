import { type BroughtDeck, bringDeck, type DeckReading, reportDecks } from '@kronika/decks';
import type { DeckReport, Lang, Refusal } from '@kronika/kernel';
import { importL5rDeck } from './import.ts';
import { checkL5rDeck } from './legality/check.ts';
import { type DeckFormat, formatOf } from './legality/format.ts';

const reading: DeckReading<DeckFormat> = { read: importL5rDeck, check: checkL5rDeck, formatOf };

/** Reads the decks in a text and says in words all that is wrong with them. */
export function reportL5rDecks(
  text: string,
  options: { readonly format?: DeckFormat; readonly lang: Lang },
): DeckReport | Refusal {
  return reportDecks(text, options, reading);
}

/** The one deck in a text, to be played with. The table plays the standard format, whatever the file names. */
export function bringL5rDeck(text: string, lang: Lang): BroughtDeck | Refusal {
  return bringDeck(text, { format: 'standard', lang }, reading);
}
