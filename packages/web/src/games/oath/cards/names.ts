import type { Phrase, PrintedId } from '@kronika/kernel';
import { cardText } from '@kronika/oath';

/** What a card is called. */
export function nameOfCard(printed: PrintedId): Phrase {
  return cardText(printed).name;
}
