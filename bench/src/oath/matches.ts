import type { DescribedMatch } from '../cards/described-match.ts';

const TABLES = [2, 3, 4, 5, 6, 4];

/** First games for all numbers of seats, both editions by turns. */
export const OATH_MATCHES: readonly DescribedMatch[] = TABLES.map((seats, i) => ({
  seed: `oath/${i}`,
  setup: { seats, edition: i % 2 === 0 ? 'pl' : 'en' },
}));
