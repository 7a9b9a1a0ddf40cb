import type { Composition } from '../../../cards/art/composition.ts';

/** Every card shows its subject in ink on paper; the ridges behind it follow from the name of the card. */
export const ink = (subject: string): Composition => ({ scene: 'ink', subject });
