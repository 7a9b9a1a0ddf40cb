import type { Phrase } from '@kronika/kernel';

/** Words with which every card game of this kind explains a card; every argument is a name or a number. */

/** What a value is made of, where it is no card. */
export const PART_NAMES = {
  printed: { pl: 'na karcie', en: 'printed' },
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

/** The limit of an ability, used so many times of so many. */
export function limitUsed(used: { readonly times: number; readonly of: number; readonly per: Phrase }): Phrase {
  return {
    pl: `Użycia ${used.per.pl}: ${used.times} z ${used.of}.`,
    en: `Uses ${used.per.en}: ${used.times} of ${used.of}.`,
  };
}

export function maximumUsed(used: { readonly times: number; readonly of: number; readonly per: Phrase }): Phrase {
  return {
    pl: `Użycia kart o tej nazwie ${used.per.pl}: ${used.times} z ${used.of}.`,
    en: `Uses of cards of this name ${used.per.en}: ${used.times} of ${used.of}.`,
  };
}

/** A triggered ability that answers to something else; `to` may be empty. */
export function answersOnly(kind: Phrase, to: Phrase): Phrase {
  return { pl: `${kind.pl}: tylko gdy ${to.pl}.`, en: `${kind.en}: only when ${to.en}.` };
}

/** What it asks for cannot be told in words: the text of the card that asks has them. */
export function notWhatIsAsked(card: Phrase): Phrase {
  return {
    pl: `Nie spełnia tego, czego wymaga: ${card.pl}.`,
    en: `It does not meet what ${card.en} asks for.`,
  };
}

export function lacksTrait(trait: Phrase): Phrase {
  return { pl: `Nie ma cechy ${trait.pl}.`, en: `It does not have the trait ${trait.en}.` };
}

export function waitingFor(seats: Phrase): Phrase {
  return { pl: `Czekamy na: ${seats.pl}.`, en: `Waiting for: ${seats.en}.` };
}

/** The question is about other cards, in its own words. */
export function otherCards(prompt: Phrase): Phrase {
  return { pl: `Pytanie dotyczy innych kart: ${prompt.pl}`, en: `The question is about other cards: ${prompt.en}` };
}

/** Something else is asked now, in the words of the question. */
export function askedNow(prompt: Phrase): Phrase {
  return { pl: `Teraz chodzi o coś innego: ${prompt.pl}`, en: `Something else is asked now: ${prompt.en}` };
}

/** The kinds of ability that answer to something. */
export const TRIGGER_NAMES = {
  forcedWould: { pl: 'Wymuszone przerwanie', en: 'Forced interrupt' },
  would: { pl: 'Przerwanie', en: 'Interrupt' },
  forcedInterrupt: { pl: 'Wymuszone przerwanie', en: 'Forced interrupt' },
  interrupt: { pl: 'Przerwanie', en: 'Interrupt' },
  forcedReaction: { pl: 'Wymuszona reakcja', en: 'Forced reaction' },
  reaction: { pl: 'Reakcja', en: 'Reaction' },
} satisfies Readonly<Record<string, Phrase>>;

/** A whole note: what it is, until when, and where it comes from. */
export function sentence(what: Phrase, until: Phrase | undefined, from: Phrase | undefined): Phrase {
  const made = (lang: 'pl' | 'en'): string => {
    const begun = what[lang].charAt(0).toUpperCase() + what[lang].slice(1);
    return `${begun}${until?.[lang] ?? ''}${from === undefined ? '' : ` (${from[lang]})`}.`;
  };
  return { pl: made('pl'), en: made('en') };
}
