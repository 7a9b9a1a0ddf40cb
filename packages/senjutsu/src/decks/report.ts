import { type BroughtDeck, bringDeck, type DeckReading, reportDecks } from '@kronika/decks';
import { type DeckReport, isRefusal, type Lang, type Refusal } from '@kronika/kernel';
import { type DeckFormat, formatOf } from './format.ts';
import { importSenjutsuDeck } from './import.ts';
import { checkSenjutsuDeck } from './legality/check.ts';

const reading: DeckReading<DeckFormat> = { read: importSenjutsuDeck, check: checkSenjutsuDeck, formatOf };

/** Reads the decks in a text and says in words all that is wrong with them, in a format or the one each is built for. */
export function reportSenjutsuDecks(text: string, lang: Lang, format?: DeckFormat): DeckReport | Refusal {
  return reportDecks(text, format === undefined ? { lang } : { lang, format }, reading);
}

/** The one deck in a text, to be played with; of 30 or of 40 cards. */
export function bringSenjutsuDeck(text: string, lang: Lang): BroughtDeck | Refusal {
  const read = importSenjutsuDeck(text);
  const deck = isRefusal(read) ? undefined : read.decks[0]?.deck;
  return bringDeck(text, { format: deck === undefined ? 'quick' : formatOf(deck), lang }, reading);
}
