/** The languages every text exists in. */
export const LANGS = ['pl', 'en'] as const;

export type Lang = (typeof LANGS)[number];
