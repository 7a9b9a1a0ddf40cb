import type { Refusal } from '@kronika/kernel';
import type { Catalogue } from '../catalogue.ts';
import { refusedDeck, tooLong } from '../json.ts';
import { siteIn } from './address.ts';
import type { ImportedDeck } from './draft.ts';
import type { DeckForm } from './form.ts';
import { importJson } from './import-json.ts';
import { importText } from './import-text.ts';
import type { ImportOptions } from './line-kind.ts';

/** The decks that were found, usually one, and the form in which they were written. */
export interface Import {
  readonly form: DeckForm;
  readonly decks: readonly ImportedDeck[];
}

/** How many of the lines that name no card get suggestions; a text with more of them is hardly a deck list. */
const SUGGESTED_LINES = 50;

/**
 * Reads what a player pasted or dropped: the form is recognised by the content. What names no card is reported
 * with the deck; a refusal comes only where there is nothing to read a deck from.
 */
export function importDeck(text: string, catalogue: Catalogue, options: ImportOptions = {}): Import | Refusal {
  const refusal = tooLong(text);
  if (refusal !== undefined) return refusal;
  const content = text.trim();
  if (content === '') return refusedDeck('', 'it is empty; expected a list of cards');
  const site = siteIn(content);
  if (site !== undefined)
    return refusedDeck(
      '',
      `it is the address of a page, and ${site} cannot be reached from here; expected the list of cards that the page exports`,
    );
  const sparing = suggestingSparingly(catalogue);
  if (content.startsWith('{')) return importJson(content, sparing, options);
  const imported = importText(text, sparing, options);
  return imported.decks.length === 0
    ? refusedDeck('', 'it holds no line with words; expected a list of cards')
    : imported;
}

/** The catalogue, which looks for similar names only so often: it is the one slow thing an import does. */
function suggestingSparingly(catalogue: Catalogue): Catalogue {
  let asked = 0;
  return {
    ...catalogue,
    nearest(name) {
      asked += 1;
      return asked > SUGGESTED_LINES ? [] : catalogue.nearest(name);
    },
  };
}
