import { type Cell, type Direction, neighbour, type Stand, turned } from '../../hex/index.ts';
import { footing, type Ground } from '../ground.ts';
import { collisionWith } from '../push.ts';
import type { Icon } from '../schedule.ts';
import type { Walk, WalkAct } from '../walks.ts';

/** How far one icon is carried out, and which way it goes if all of it goes one way. */
interface Carried {
  readonly done: number;
  readonly way: number | null;
}

interface Point {
  readonly stand: Stand;
  readonly icons: readonly Carried[];
  readonly at: number;
  readonly breaks: readonly Cell[];
  readonly fallen: number;
  readonly acts: readonly WalkAct[];
}

/**
 * The same as `search`, written as plainly as possible: every point is a list of what each icon has done, and two
 * points are the same if they are written down alike.
 */
export function plainSearch(
  ground: Ground,
  stand: Stand,
  icons: readonly Icon[],
  order: 'any' | 'then',
  endsSteps: (cell: Cell) => boolean,
): readonly Walk[] {
  const start: Point = {
    stand,
    icons: icons.map(() => ({ done: 0, way: null })),
    at: 0,
    breaks: [],
    fallen: 0,
    acts: [],
  };
  const points = [start];
  const seen = new Set([written(start)]);
  const ends = new Map<string, Walk>();
  const collisions: { readonly walk: Walk; readonly duty: number }[] = [];
  const add = (point: Point): void => {
    if (seen.has(written(point))) return;
    seen.add(written(point));
    points.push(point);
  };
  for (const point of points) {
    const end = JSON.stringify([point.stand, point.breaks]);
    if (isComplete(point, icons) && point.fallen < (ends.get(end)?.fallen ?? Number.POSITIVE_INFINITY))
      ends.set(end, walkTo(point, null));
    for (const { index, icon, way } of movesAt(point, icons, order)) {
      const after = { ...point, ...carriedOn(point, index, icon, way), at: order === 'then' ? index : 0 };
      if (icon.is === 'turn') {
        const sides = way === 1 ? 1 : -1;
        const facing = turned(point.stand.facing, sides);
        const act: WalkAct = { is: 'turn', facing, sides };
        add({ ...after, stand: { cell: point.stand.cell, facing }, acts: [...point.acts, act] });
        continue;
      }
      if (endsSteps(point.stand.cell)) continue;
      const to = neighbour(point.stand.cell, turned(point.stand.facing, way));
      const what = footing(ground, to);
      const there = { cell: to, facing: point.stand.facing };
      if (what.is === 'open' || (what.is === 'bamboo' && point.breaks.includes(to)))
        add({ ...after, stand: there, acts: [...point.acts, { is: 'step', to, onto: 'open' }] });
      else if (what.is === 'fallen') {
        const acts: readonly WalkAct[] = [...point.acts, { is: 'step', to, onto: 'fallen' }];
        add({ ...after, stand: there, fallen: point.fallen + 1, acts });
      } else if (icon.duty === 'must')
        collisions.push({ walk: walkTo(point, collisionWith(what, to)), duty: dutyOf(point, icons) });
      else if (what.is === 'bamboo')
        add({ ...after, breaks: [...point.breaks, to].sort(), acts: [...point.acts, { is: 'break', at: to }] });
    }
  }
  if (ends.size > 0) return [...ends.values()];
  const most = Math.max(...collisions.map(({ duty }) => duty));
  const collided = new Map<string, Walk>();
  for (const { walk, duty } of collisions) {
    const end = JSON.stringify([walk.stand, walk.breaks, walk.collision]);
    if (duty === most && !collided.has(end)) collided.set(end, walk);
  }
  return [...collided.values()];
}

function written({ stand, icons, at, breaks, fallen }: Point): string {
  return JSON.stringify([stand.cell, stand.facing, icons, at, breaks, fallen]);
}

function movesAt({ icons: carried, at }: Point, icons: readonly Icon[], order: 'any' | 'then') {
  const moves: { readonly index: number; readonly icon: Icon; readonly way: Direction | -1 }[] = [];
  for (const [index, icon] of icons.entries()) {
    const { done = 0, way: own = null } = carried[index] ?? {};
    if ((order === 'then' && index < at) || done === icon.count) continue;
    const ways = icon.is === 'turn' ? ([1, -1] as const) : icon.towards;
    for (const way of ways) if (own === null || own === way) moves.push({ index, icon, way });
    if (order === 'then' && icon.duty === 'must') break;
  }
  return moves;
}

function carriedOn({ icons }: Point, index: number, icon: Icon, way: number): Pick<Point, 'icons'> {
  const done = (icons[index]?.done ?? 0) + 1;
  return { icons: icons.with(index, { done, way: icon.ways === 'one' ? way : null }) };
}

function isComplete({ icons: carried }: Point, icons: readonly Icon[]): boolean {
  return icons.every(({ duty, count }, index) => duty === 'may' || carried[index]?.done === count);
}

function dutyOf({ icons: carried }: Point, icons: readonly Icon[]): number {
  return icons.reduce(
    (sum, { is, duty }, index) => sum + (is === 'step' && duty === 'must' ? (carried[index]?.done ?? 0) : 0),
    0,
  );
}

function walkTo({ stand, acts, breaks, fallen }: Point, collision: Walk['collision']): Walk {
  return { stand, acts, breaks, fallen, collision };
}
