import { CLAN_DECKS } from '@kronika/l5r';
import type { DescribedMatch } from '../cards/described-match.ts';

/** Every clan meets the next one. */
export const L5R_MATCHES: readonly DescribedMatch[] = CLAN_DECKS.map(({ id }, i) => ({
  seed: `l5r/${i}`,
  setup: { seats: 2, decks: [id, CLAN_DECKS[(i + 1) % CLAN_DECKS.length]?.id ?? id] },
}));
