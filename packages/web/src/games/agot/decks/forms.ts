import type { ExportForm as AgotForm, DeckFormat } from '@kronika/agot';
import type { DeckFormatChoice, ExportForm } from '../../../decks/deck-module.ts';

/** What decks may be built from. */
export const AGOT_FORMATS: readonly (DeckFormatChoice & { readonly id: DeckFormat })[] = [
  {
    id: 'standard',
    name: { pl: 'pełna kolekcja', en: 'full collection' },
    about: {
      pl: 'Do 3 kopii karty, co najmniej 60 kart w talii i 7 kart fabuły. Tak gra się przy stołach.',
      en: 'Up to 3 copies of a card, a draw deck of at least 60 cards and 7 plots. Tables are played this way.',
    },
  },
];

/** The forms in which a deck can be taken along. */
export const AGOT_EXPORTS: readonly (Omit<ExportForm, 'write'> & { readonly id: AgotForm })[] = [
  {
    id: 'kronika',
    name: { pl: 'Kronika', en: 'Kronika' },
    about: { pl: 'Plik z całą talią, także z opisem.', en: 'A file with the whole deck and its description.' },
    ending: 'json',
  },
  {
    id: 'clipboard',
    name: { pl: 'ThronesDB: tekst', en: 'ThronesDB: text' },
    about: {
      pl: 'Lista do wklejenia; ThronesDB i The Iron Throne odczytają ją w całości.',
      en: 'A list to paste; ThronesDB and The Iron Throne read all of it.',
    },
    ending: 'txt',
  },
  {
    id: 'download',
    name: { pl: 'ThronesDB: plik', en: 'ThronesDB: file' },
    about: {
      pl: 'Lista jak w pliku pobranym z ThronesDB, z numerem wersji.',
      en: 'A list as in a file from ThronesDB, with its version.',
    },
    ending: 'txt',
  },
];
