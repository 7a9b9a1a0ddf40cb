import type { Refusal } from '@kronika/kernel';
import type { Catalogue } from '../catalogue.ts';
import { refusedDeck, tooLong } from '../json.ts';
import type { ImportedDeck } from './draft.ts';
import { importJson, type JsonForm } from './import-json.ts';
import { importText, type TextForm } from './import-text.ts';
import type { ImportOptions } from './line-kind.ts';

/** The forms in which a deck can be imported. */
export type DeckForm = JsonForm | TextForm;

/** The decks that were found, usually one, and the form in which they were written. */
export interface Import {
  readonly form: DeckForm;
  readonly decks: readonly ImportedDeck[];
}

/**
 * Reads what a player pasted or dropped: the form is recognised by the content. What names no card is reported
 * with the deck; a refusal comes only where there is nothing to read a deck from.
 */
export function importDeck(text: string, catalogue: Catalogue, options: ImportOptions = {}): Import | Refusal {
  const refusal = tooLong(text);
  if (refusal !== undefined) return refusal;
  const content = text.trim();
  if (content === '') return refusedDeck('', 'it is empty; expected a list of cards');
  if (content.startsWith('{')) return importJson(content, catalogue);
  const imported = importText(text, catalogue, options);
  return imported.decks.length === 0
    ? refusedDeck('', 'it holds no line with words; expected a list of cards')
    : imported;
}
