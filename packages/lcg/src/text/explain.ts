import type { Phrase } from '@kronika/kernel';

/** Words with which every card game of this kind explains a card; every argument is a name or a number. */

/** What a value is made of, where it is no card. */
export const PART_NAMES = {
  printed: { pl: 'nadrukowana', en: 'printed' },
  rounding: { pl: 'zaokrąglenie w górę', en: 'rounded up' },
  floor: { pl: 'nie mniej niż 0', en: 'not below 0' },
  rules: { pl: 'zasady gry', en: 'rules of the game' },
} satisfies Readonly<Record<string, Phrase>>;

/** A card that replaces the base value, sets the value, or multiplies it. */
export function baseBy(card: Phrase): Phrase {
  return { pl: `${card.pl}: wartość bazowa`, en: `${card.en}: base value` };
}

export function setBy(card: Phrase): Phrase {
  return { pl: `${card.pl}: ustalona wartość`, en: `${card.en}: set value` };
}

export function timesBy(card: Phrase, factor: number): Phrase {
  return { pl: `${card.pl}: × ${factor}`, en: `${card.en}: × ${factor}` };
}

/** What a card does to another one or to a player. */
export function forbiddenBy(card: Phrase): Phrase {
  return { pl: `Zabrania tego: ${card.pl}.`, en: `Forbidden by ${card.en}.` };
}

export function protectedBy(card: Phrase): Phrase {
  return { pl: `Nie można jej wybrać. Chroni ją: ${card.pl}.`, en: `It cannot be chosen, because of ${card.en}.` };
}

export function blankedBy(card: Phrase): Phrase {
  return { pl: `Jej pole tekstowe jest puste: ${card.pl}.`, en: `Its text box is blank, because of ${card.en}.` };
}

/** A whole note: what it is, until when, and where it comes from. */
export function sentence(what: Phrase, until: Phrase | undefined, from: Phrase | undefined): Phrase {
  const made = (lang: 'pl' | 'en'): string => {
    const begun = what[lang].charAt(0).toUpperCase() + what[lang].slice(1);
    return `${begun}${until?.[lang] ?? ''}${from === undefined ? '' : ` (${from[lang]})`}.`;
  };
  return { pl: made('pl'), en: made('en') };
}
