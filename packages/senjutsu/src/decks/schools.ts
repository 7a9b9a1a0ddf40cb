import type { Phrase } from '@kronika/kernel';

/** A sanctioned school of tournament play, and the cards that only its decks may hold (SEN-DECK-k). */
export interface School {
  readonly name: Phrase;
  readonly cards: readonly string[];
}

export const SCHOOL_IDS = ['burningSun', 'autumnHare', 'jadeRiver'] as const;
export type SchoolId = (typeof SCHOOL_IDS)[number];

/** The schools as last published (SEN-DECK-m); they may change (SEN-DECK-n). */
export const SCHOOLS: Readonly<Record<SchoolId, School>> = {
  burningSun: {
    name: { pl: 'Szkoła Palącego Słońca', en: 'School of the Burning Sun' },
    cards: ['dashdown-strike', 'severing-cut', 'wild-swing'],
  },
  autumnHare: {
    name: { pl: 'Szkoła Jesiennego Zająca', en: 'School of the Autumn Hare' },
    cards: ['splitting-strike', 'rolling-slash', 'quick-stab'],
  },
  jadeRiver: {
    name: { pl: 'Szkoła Jadeitowej Rzeki', en: 'School of the Jade River' },
    cards: ['calm-composure', 'horizontal-cut', 'diagonal-slash'],
  },
};

/** The school that a card belongs to, if any. */
export function schoolOf(card: string): SchoolId | undefined {
  return SCHOOL_IDS.find((school) => SCHOOLS[school].cards.includes(card));
}

export function isSchool(text: unknown): text is SchoolId {
  return SCHOOL_IDS.some((school) => school === text);
}
