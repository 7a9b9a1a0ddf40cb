import type { DeckFormat, ExportForm as L5rForm } from '@kronika/l5r';
import type { DeckFormatChoice, ExportForm } from '../../../decks/deck-module.ts';

/** What decks may be built from. */
export const L5R_FORMATS: readonly (DeckFormatChoice & { readonly id: DeckFormat })[] = [
  {
    id: 'standard',
    name: { pl: 'pełna kolekcja', en: 'full collection' },
    about: {
      pl: 'Do 3 kopii karty, talie po 40–45 kart. Tak gra się przy stołach.',
      en: 'Up to 3 copies of a card, decks of 40–45 cards. Tables are played this way.',
    },
  },
  {
    id: 'single-core',
    name: { pl: 'jedno pudełko', en: 'one box' },
    about: {
      pl: 'Tylko tyle kopii, ile jest w jednym pudełku; talie po 30–45 kart.',
      en: 'Only as many copies as one box holds; decks of 30–45 cards.',
    },
  },
  {
    id: 'shared-box',
    name: { pl: 'pudełko na dwoje', en: 'a box for two' },
    about: {
      pl: 'Jedno pudełko dla dwóch osób: karty neutralne dzieli się na pół.',
      en: 'One box for two people: the neutral cards are shared out in halves.',
    },
  },
];

/** The forms in which a deck can be taken along. */
export const L5R_EXPORTS: readonly (Omit<ExportForm, 'write'> & { readonly id: L5rForm })[] = [
  {
    id: 'kronika',
    name: { pl: 'Kronika', en: 'Kronika' },
    about: { pl: 'Plik z całą talią, także z opisem.', en: 'A file with the whole deck and its description.' },
    ending: 'json',
  },
  {
    id: 'jigoku',
    name: { pl: 'Jigoku', en: 'Jigoku' },
    about: { pl: 'Lista do wklejenia; bez nazwy talii.', en: 'A list to paste; it has no name of the deck.' },
    ending: 'txt',
  },
  {
    id: 'emeralddb',
    name: { pl: 'EmeraldDB', en: 'EmeraldDB' },
    about: { pl: 'JSON, jaki podaje EmeraldDB.', en: 'JSON as EmeraldDB gives it.' },
    ending: 'json',
  },
  {
    id: 'fiveringsdb',
    name: { pl: 'FiveRingsDB', en: 'FiveRingsDB' },
    about: { pl: 'JSON, jaki podaje FiveRingsDB.', en: 'JSON as FiveRingsDB gives it.' },
    ending: 'json',
  },
];
