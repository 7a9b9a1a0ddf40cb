import type { CatalogueCard } from '../catalogue.ts';
import { type Holding, quantityOf } from '../holdings.ts';

/** How many cards have a value. */
export interface ValueCount<V> {
  readonly value: V;
  readonly count: number;
}

/** How many cards there are of each value of an attribute, the most frequent first. Cards without a value are left out. */
export function tallyBy<C extends CatalogueCard>(
  cards: readonly Holding<C>[],
  attribute: (card: C) => string | undefined,
): readonly ValueCount<string>[] {
  return tally(cards, attribute).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** How many cards there are of each type, the most frequent first. */
export function tallyTypes<C extends CatalogueCard>(cards: readonly Holding<C>[]): readonly ValueCount<string>[] {
  return tallyBy(cards, ({ type }) => type);
}

/** How many cards there are of each number from 0 to the highest, e.g. of each cost. Cards without a number are left out. */
export function curve<C extends CatalogueCard>(
  cards: readonly Holding<C>[],
  numberOf: (card: C) => number | undefined,
): readonly ValueCount<number>[] {
  const counts = new Map(tally(cards, numberOf).map(({ value, count }) => [value, count]));
  const highest = Math.max(-1, ...counts.keys());
  return Array.from({ length: highest + 1 }, (_, value) => ({ value, count: counts.get(value) ?? 0 }));
}

/** The mean of a number over all copies of the cards that have one; `undefined` if none has. */
export function average<C extends CatalogueCard>(
  cards: readonly Holding<C>[],
  numberOf: (card: C) => number | undefined,
): number | undefined {
  const tallies = tally(cards, numberOf);
  const count = quantityOf(tallies.map((entry) => ({ quantity: entry.count })));
  return count === 0 ? undefined : tallies.reduce((sum, entry) => sum + entry.value * entry.count, 0) / count;
}

function tally<C extends CatalogueCard, V>(
  cards: readonly Holding<C>[],
  attribute: (card: C) => V | undefined,
): ValueCount<V>[] {
  const counts = new Map<V, number>();
  for (const { card, quantity } of cards) {
    const value = attribute(card);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + quantity);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}
