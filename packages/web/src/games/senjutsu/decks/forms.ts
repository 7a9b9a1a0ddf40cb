import { DECK_SIZES, type DeckFormat, type ExportForm as SenjutsuForm } from '@kronika/senjutsu';
import type { DeckFormatChoice, ExportForm } from '../../../decks/deck-module.ts';

/** What a deck can be built for. */
export const SENJUTSU_FORMATS: readonly (DeckFormatChoice & { readonly id: DeckFormat })[] = [
  {
    id: 'quick',
    name: { pl: `szybka gra (${DECK_SIZES.quick})`, en: `quick game (${DECK_SIZES.quick})` },
    about: {
      pl: `Dokładnie ${DECK_SIZES.quick} kart, nie licząc kart Głównych.`,
      en: `Exactly ${DECK_SIZES.quick} cards besides the core cards.`,
    },
  },
  {
    id: 'full',
    name: { pl: `pełna gra (${DECK_SIZES.full})`, en: `full game (${DECK_SIZES.full})` },
    about: {
      pl: `Dokładnie ${DECK_SIZES.full} kart, nie licząc kart Głównych.`,
      en: `Exactly ${DECK_SIZES.full} cards besides the core cards.`,
    },
  },
  {
    id: 'tournament',
    name: { pl: `turniej (${DECK_SIZES.tournament})`, en: `tournament (${DECK_SIZES.tournament})` },
    about: {
      pl: `Dokładnie ${DECK_SIZES.tournament} kart i karty najwyżej jednej szkoły.`,
      en: `Exactly ${DECK_SIZES.tournament} cards, and the cards of one school at most.`,
    },
  },
];

/** The forms in which a deck can be taken along. */
export const SENJUTSU_EXPORTS: readonly (Omit<ExportForm, 'write'> & { readonly id: SenjutsuForm })[] = [
  {
    id: 'kronika',
    name: { pl: 'Kronika', en: 'Kronika' },
    about: { pl: 'Plik z całą talią, także z opisem.', en: 'A file with the whole deck and its description.' },
    ending: 'json',
  },
  {
    id: 'clipboard',
    name: { pl: 'Tekst', en: 'Text' },
    about: { pl: 'Lista kart do wklejenia.', en: 'A list of cards to paste.' },
    ending: 'txt',
  },
];
