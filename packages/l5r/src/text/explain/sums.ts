import type { Phrase } from '@kronika/kernel';

/** The values that are explained. */
export const VALUE_NAMES = {
  military: { pl: 'Sprawność militarna', en: 'Military skill' },
  political: { pl: 'Sprawność polityczna', en: 'Political skill' },
  glory: { pl: 'Chwała', en: 'Glory' },
  strength: { pl: 'Siła prowincji', en: 'Province strength' },
  cost: { pl: 'Koszt', en: 'Cost' },
} satisfies Readonly<Record<string, Phrase>>;

export type ValueName = keyof typeof VALUE_NAMES;

/** What a value is made of, where it is no card. */
export const PART_NAMES = {
  printed: { pl: 'nadrukowana', en: 'printed' },
  rounding: { pl: 'zaokrąglenie w górę', en: 'rounded up' },
  floor: { pl: 'nie mniej niż 0', en: 'not below 0' },
  honored: { pl: 'uhonorowana: chwała', en: 'honored: glory' },
  dishonored: { pl: 'zhańbiona: chwała', en: 'dishonored: glory' },
  duel: { pl: 'stawka w pojedynku', en: 'bid in the duel' },
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
