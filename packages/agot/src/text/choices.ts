import type { Phrase } from '@kronika/kernel';

/** Options that texts offer, by their kind; from the point of view of who chooses. */
export const CHOICES: Readonly<Record<string, Phrase>> = {
  enough: { pl: 'gotowe', en: 'done' },
  drawCard: { pl: 'dobierz 1 kartę', en: 'draw 1 card' },
  gainPower: { pl: 'zyskaj 1 władzę', en: 'gain 1 power' },
};
