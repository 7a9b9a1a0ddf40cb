import type { Noun } from '@kronika/decks';
import type { Phrase } from '@kronika/kernel';
import type { DeckZone } from '../catalogue.ts';

/** The words for the cards of each part of a deck. */
export const ZONE_NOUNS: Readonly<Record<DeckZone, Noun>> = {
  hero: {
    pl: { one: 'karta Głównej Zdolności', few: 'karty Głównej Zdolności', many: 'kart Głównej Zdolności' },
    en: { one: 'core ability card', other: 'core ability cards' },
  },
  weapon: {
    pl: { one: 'karta Głównej Broni', few: 'karty Głównej Broni', many: 'kart Głównej Broni' },
    en: { one: 'core weapon card', other: 'core weapon cards' },
  },
  deck: {
    pl: { one: 'karta bez kart Głównych', few: 'karty bez kart Głównych', many: 'kart bez kart Głównych' },
    en: { one: 'card besides the core cards', other: 'cards besides the core cards' },
  },
};

/** Cards of a part of the deck that were put somewhere else. */
export const MISPLACED: Readonly<Record<DeckZone, Phrase>> = {
  hero: { pl: 'karta Głównej Zdolności wśród innych kart', en: 'a core ability card among other cards' },
  weapon: { pl: 'karta Głównej Broni wśród innych kart', en: 'a core weapon card among other cards' },
  deck: { pl: 'zwykłe karty wśród kart Głównych', en: 'other cards among the core cards' },
};

export const CARDS: Noun = {
  pl: { one: 'karta', few: 'karty', many: 'kart' },
  en: { one: 'card', other: 'cards' },
};

/** What SEN-DECK-f and SEN-DECK-g count. */
export const GOLD_CARDS: Noun = {
  pl: { one: 'złota karta', few: 'złote karty', many: 'złotych kart' },
  en: { one: 'gold card', other: 'gold cards' },
};
export const JADE_CARDS: Noun = {
  pl: { one: 'jadeitowa karta', few: 'jadeitowe karty', many: 'jadeitowych kart' },
  en: { one: 'jade card', other: 'jade cards' },
};

/** What SEN-DECK-h forbids. */
export const FOREIGN_WEAPON: Phrase = {
  pl: 'broń, której bohater nie używa',
  en: 'a weapon that the hero does not use',
};

/** What SEN-DECK-j forbids. */
export const FOREIGN_SIGNATURE: Phrase = {
  pl: 'popisowe karty innego bohatera',
  en: 'signature cards of another hero',
};

/** What SEN-DECK-k counts, and SEN-DECK-l forbids. */
export const SCHOOLS_NOUN: Noun = {
  pl: { one: 'szkoła nadzorowana', few: 'szkoły nadzorowane', many: 'szkół nadzorowanych' },
  en: { one: 'sanctioned school', other: 'sanctioned schools' },
};
export const OTHER_SCHOOL: Phrase = {
  pl: 'karty szkoły nadzorowanej, której talia nie wybrała',
  en: 'cards of a sanctioned school that the deck has not chosen',
};
