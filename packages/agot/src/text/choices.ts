import type { Phrase } from '@kronika/kernel';

/** Options that texts offer, by their kind; from the point of view of who chooses. */
export const CHOICES: Readonly<Record<string, Phrase>> = {};
