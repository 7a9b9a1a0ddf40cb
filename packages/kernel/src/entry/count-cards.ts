import type { PrintedId } from '../table/card.ts';
import type { CardCensus } from './card-pool.ts';

/** Counts the cards; the scenarios by what stands in the sources of the tests. */
export function countCards(
  cards: readonly PrintedId[],
  isImplemented: (card: PrintedId) => boolean,
  tests: readonly string[],
): CardCensus {
  const described = new Set(
    tests.flatMap((test) => [...test.matchAll(/\bdescribeCard\(\s*'([^']+)'/g)].map(([, id]) => id)),
  );
  return {
    total: cards.length,
    implemented: cards.filter(isImplemented).length,
    withScenario: cards.filter((card) => described.has(card)).length,
  };
}
