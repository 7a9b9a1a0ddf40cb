/** All ways to take so many of the items, each in their order. */
export function* combinations<T>(items: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (const [place, item] of items.entries())
      for (const rest of combinations(items.slice(place + 1), count - 1)) yield [item, ...rest];
}
