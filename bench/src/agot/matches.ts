import { STARTER_DECKS } from '@kronika/agot';
import type { DescribedMatch } from '../cards/described-match.ts';

/** Jousts: every faction meets the next one. */
export const AGOT_MATCHES: readonly DescribedMatch[] = STARTER_DECKS.map(({ id }, i) => ({
  seed: `agot/${i}`,
  setup: { seats: 2, decks: [id, STARTER_DECKS[(i + 1) % STARTER_DECKS.length]?.id ?? id] },
}));
