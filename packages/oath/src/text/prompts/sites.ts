import type { Phrase } from '@kronika/kernel';

/** What sites ask, by site and step. */
export const SITES_PROMPTS = {
  'the-tribunal.player': { pl: 'Z kim się wymienić?', en: 'With whom do you trade?' },
} as const satisfies Readonly<Record<string, Phrase>>;
