import type { Phrase } from '@kronika/kernel';

/** The values that are explained. */
export const VALUE_NAMES = {
  strength: { pl: 'SIŁA', en: 'STR' },
  income: { pl: 'Złoto', en: 'Gold' },
  initiative: { pl: 'Inicjatywa', en: 'Initiative' },
  claim: { pl: 'Roszczenia', en: 'Claim' },
  reserve: { pl: 'Rezerwy', en: 'Reserve' },
  cost: { pl: 'Koszt', en: 'Cost' },
  highestCost: { pl: 'Koszt przy największym X', en: 'Cost at the highest X' },
  ambush: { pl: 'Zasadzka', en: 'Ambush' },
  attacking: { pl: 'SIŁA strony atakującej', en: 'STR of the attacking side' },
  defending: { pl: 'SIŁA strony broniącej', en: 'STR of the defending side' },
  dominance: { pl: 'SIŁA w walce o dominację', en: 'STR counted for dominance' },
} satisfies Readonly<Record<string, Phrase>>;

export type ValueName = keyof typeof VALUE_NAMES;

/** What a value is made of in this game alone, where it is no card. */
export const OWN_PARTS = {
  gold: { pl: 'złoto w puli', en: 'gold in the pool' },
  x: { pl: 'X', en: 'X' },
} satisfies Readonly<Record<string, Phrase>>;
