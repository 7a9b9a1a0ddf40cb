import type { Phrase } from '@kronika/kernel';

/** What these cards ask, by card and step: `card.step`. */
export const RELICS_PROMPTS = {} as const satisfies Readonly<Record<string, Phrase>>;
