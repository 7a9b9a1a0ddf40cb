import type { Branch, HeroId, TreeNode } from '@kronika/senjutsu';
import type { Point } from '../geometry.ts';

/** Where the nodes of a tree stand, in a box of 220 × 190. */
export type TreeLayout = ReadonlyMap<TreeNode, Point>;

const CORNERS: Readonly<Record<'neutral' | 'aggression' | 'balance' | 'determination', Point>> = {
  neutral: { x: 40, y: 42 },
  aggression: { x: 180, y: 42 },
  balance: { x: 40, y: 146 },
  determination: { x: 180, y: 146 },
};

/** Trees that read better in another order than by corners. */
const OWN: Readonly<Partial<Record<HeroId, Readonly<Partial<Record<TreeNode, Point>>>>>> = {
  warrior: {
    aggression: { x: 130, y: 42 },
    focus1: { x: 192, y: 94 },
    balance: { x: 140, y: 146 },
    determination: { x: 40, y: 146 },
  },
  student: {
    determination: { x: 180, y: 42 },
    focus1: { x: 182, y: 94 },
    balance: { x: 40, y: 146 },
    aggression: { x: 134, y: 146 },
  },
  ronin: {
    aggression: { x: 122, y: 42 },
    focus1: { x: 190, y: 42 },
    balance: { x: 40, y: 146 },
    determination: { x: 140, y: 146 },
  },
};

/** The four Kamae stand in the corners; a focus point stands between those that it joins. */
export function layoutOf(hero: HeroId, branches: readonly Branch[]): TreeLayout {
  const layout = new Map<TreeNode, Point>(
    (['neutral', 'aggression', 'balance', 'determination'] as const).map((kamae) => [
      kamae,
      OWN[hero]?.[kamae] ?? CORNERS[kamae],
    ]),
  );
  const points = [...new Set(branches.flatMap(({ from, to }) => [from, to]))].filter((node) => !layout.has(node));
  for (const point of points) {
    const joined = branches.flatMap(({ from, to }) => (from === point ? [to] : to === point ? [from] : []));
    const around = joined.flatMap((node) => layout.get(node) ?? []);
    layout.set(point, OWN[hero]?.[point] ?? apart(middleOf(around), [...layout.values()]));
  }
  return layout;
}

function middleOf(points: readonly Point[]): Point {
  const [first] = points;
  if (first === undefined) return { x: 110, y: 94 };
  // A point that hangs on one Kamae alone stands between it and the middle.
  if (points.length === 1) return { x: (first.x + 2 * 110) / 3, y: (first.y + 2 * 94) / 3 };
  const sum = points.reduce((so, { x, y }) => ({ x: so.x + x, y: so.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Nothing stands on top of another node. */
function apart(point: Point, others: readonly Point[]): Point {
  const isClose = others.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 36);
  return isClose ? { x: point.x < 110 ? point.x + 40 : point.x - 40, y: point.y + 14 } : point;
}
