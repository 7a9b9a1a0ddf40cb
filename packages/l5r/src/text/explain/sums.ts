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

/** What a value is made of in this game alone, where it is no card. */
export const OWN_PARTS = {
  honored: { pl: 'uhonorowana: chwała', en: 'honored: glory' },
  dishonored: { pl: 'zhańbiona: chwała', en: 'dishonored: glory' },
  duel: { pl: 'stawka w pojedynku', en: 'bid in the duel' },
} satisfies Readonly<Record<string, Phrase>>;
