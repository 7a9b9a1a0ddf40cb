import type { PrintedId } from '@kronika/kernel';

/** How far the cards of a game are done. */
export interface CardCensus {
  readonly total: number;
  /** The cards whose texts the rules know, and those that have none. */
  readonly implemented: number;
  /** The cards that some scenario of the tests is about. */
  readonly withScenario: number;
}

/** Counts the cards; the scenarios by what stands in the sources of the tests. */
export function countCards(
  cards: readonly PrintedId[],
  isImplemented: (card: PrintedId) => boolean,
  tests: readonly string[],
): CardCensus {
  const described = new Set(
    tests.flatMap((test) => [...test.matchAll(/\bdescribeCard\('([^']+)'/g)].map(([, id]) => id)),
  );
  return {
    total: cards.length,
    implemented: cards.filter(isImplemented).length,
    withScenario: cards.filter((card) => described.has(card)).length,
  };
}
