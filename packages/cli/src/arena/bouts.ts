import type { Bout } from '@kronika/bots';

/** The games of two bots. */
export function boutsOf(a: string, b: string, games: number): readonly Bout[] {
  return Array.from({ length: games }, (_, number) => ({ a, b, number }));
}

/**
 * Everybody against everybody. At larger tables one alone against many of the other is not the same as the other way round, so
 * that each pair meets both ways, half as often each.
 */
export function ladderOf(bots: readonly string[], games: number, seats: number): readonly Bout[] {
  const pairs = bots.flatMap((a, i) =>
    bots.slice(i + 1).flatMap((b) =>
      seats === 2
        ? [{ a, b }]
        : [
            { a, b },
            { a: b, b: a },
          ],
    ),
  );
  const each = seats === 2 ? games : Math.ceil(games / 2);
  // By number first: who looks at the results early sees something of all pairs.
  return Array.from({ length: each }, (_, number) => pairs.map((pair) => ({ ...pair, number }))).flat();
}

/** What tells a game of a contest from all others of it. */
export function nameOf({ a, b, number }: Bout): string {
  return JSON.stringify([a, b, number]);
}
