import { type DeckList, writeDeckFile, writeEmeraldDb, writeFiveRingsDb, writeJigoku } from '@kronika/decks';
import { l5rCatalogue } from './catalogue.ts';

/** The forms in which a deck can be written. */
export const EXPORT_FORMS = ['kronika', 'jigoku', 'emeralddb', 'fiveringsdb'] as const;
export type ExportForm = (typeof EXPORT_FORMS)[number];

/** The deck as a text of the form. */
export function exportL5rDeck(deck: DeckList, form: ExportForm): string {
  switch (form) {
    case 'kronika':
      return writeDeckFile({ game: l5rCatalogue.game, deck });
    case 'jigoku':
      return writeJigoku(deck, l5rCatalogue);
    case 'emeralddb':
      return writeEmeraldDb(deck, l5rCatalogue);
    case 'fiveringsdb':
      return writeFiveRingsDb(deck, l5rCatalogue);
  }
}
