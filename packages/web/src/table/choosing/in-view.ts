/** A stretch of the screen, along one of its sides. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What is brought into sight keeps so far from the edge, for its glow. */
const EDGE = 10;

/**
 * How far has to be scrolled so that the things are in sight: not at all if they are, as little as possible if all of
 * them have room, and otherwise so that the first one stands in the first half.
 */
export function scrollFor(sight: Stretch, things: readonly Stretch[]): number {
  if (things.length === 0) return 0;
  const from = Math.min(...things.map((thing) => thing.from));
  const to = Math.max(...things.map((thing) => thing.to));
  if (from >= sight.from && to <= sight.to) return 0;
  const before = from - EDGE - sight.from;
  const behind = to + EDGE - sight.to;
  const hasRoom = to - from + 2 * EDGE <= sight.to - sight.from;
  if (hasRoom) return behind > 0 ? behind : before;
  return from >= sight.from && from < (sight.from + sight.to) / 2 ? 0 : before;
}
