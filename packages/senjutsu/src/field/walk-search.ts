import { besideNumber, type Cell, cellNumbered, type Direction, numberOf, type Stand, turned } from '../hex/index.ts';
import { type Footing, footing, type Ground } from './ground.ts';
import { collisionWith } from './push.ts';
import type { Move, Stop } from './schedule.ts';
import { type Surface, surfaceAt, surfaceOf } from './surface.ts';
import { NO_TOLL, type Toll, Tolls } from './toll.ts';
import type { Collision, Walk, WalkAct } from './walks.ts';

export interface Manner {
  readonly start: Stop;
  /** A cell where no further step is taken. */
  readonly endsSteps?: (cell: Cell) => boolean;
}

/** A point on a way through a move line, on a numbered cell; its acts are read back along `before`. */
interface Point {
  readonly cell: number;
  readonly facing: Direction;
  readonly stop: Stop;
  readonly toll: Toll;
  /** What led here. */
  readonly by: Move | null;
  readonly before: Point | null;
}

/** A compulsory step onto a cell that is not free. */
interface Dash {
  readonly point: Point;
  readonly into: number;
}

/** All outcomes of a move line, found breadth first, so that the shortest way to each comes first. */
export function search(ground: Ground, { cell, facing }: Stand, { start, endsSteps }: Manner): readonly Walk[] {
  const surface = surfaceOf(ground);
  const tolls = new Tolls();
  const first: Point = { cell: numberOf(cell), facing, stop: start, toll: NO_TOLL, by: null, before: null };
  const points: Point[] = [first];
  const seen = new Set([keyOf(first)]);
  const ends = new Map<number, Point>();
  const dashes: Dash[] = [];

  for (const point of points) {
    if (point.stop.complete) {
      const end = endOf(point);
      const other = ends.get(end);
      if (other === undefined || point.toll.fallen < other.toll.fallen) ends.set(end, point);
    }
    const isLast = endsSteps?.(cellNumbered(point.cell)) === true;
    for (const move of point.stop.moves) {
      if (move.is === 'step' && isLast) continue;
      const next = move.is === 'turn' ? afterTurn(point, move) : afterStep(surface, tolls, point, move);
      if (next === null) {
        if (move.duty === 'must') dashes.push({ point, into: cellBefore(point, move) });
        continue;
      }
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      points.push(next);
    }
  }
  return ends.size > 0 ? Array.from(ends.values(), (end) => walkTo(end, null)) : farthest(ground, dashes);
}

/** Whether some outcome leads anywhere, told without searching for all of them where the first step or turn settles it. */
export function leadsAnywhere(ground: Ground, stand: Stand, manner: Manner): boolean {
  const { start } = manner;
  // What is compulsory is done, or runs into something.
  if (!start.complete) return true;
  const surface = surfaceOf(ground);
  const cell = numberOf(stand.cell);
  for (const { is, towards, to } of start.moves) {
    if (!to.complete) continue;
    if (is === 'turn' || isOptionalStep(surfaceAt(surface, besideNumber(cell, turned(stand.facing, towards)))))
      return true;
  }
  return search(ground, stand, manner).some(movesAtAll);
}

function isOptionalStep(onto: Footing['is']): boolean {
  return onto === 'open' || onto === 'fallen' || onto === 'bamboo';
}

/** Whether a way leads anywhere else than to where one stands. */
export function movesAtAll({ acts, collision }: Walk): boolean {
  return acts.length > 0 || collision !== null;
}

/** No line has more stops. */
const STOPS = 2 ** 12;
/** More than there are points with one toll. */
const POINTS = 2 ** 36;

function keyOf({ cell, facing, stop, toll }: Point): number {
  return (cell * 6 + facing) * STOPS + stop.number + toll.number * POINTS;
}

/** Points with the same number end alike: nobody asks any more how often fallen were entered. */
function endOf({ cell, facing, toll }: Point): number {
  return (cell * 6 + facing) * STOPS + toll.withoutFallen;
}

function cellBefore({ cell, facing }: Point, { towards }: Move): number {
  return besideNumber(cell, turned(facing, towards));
}

function afterTurn(point: Point, by: Move): Point {
  const facing = turned(point.facing, by.sides);
  return { cell: point.cell, facing, stop: by.to, toll: point.toll, by, before: point };
}

/** The point after a step; `null` where that would be a collision. */
function afterStep(surface: Surface, tolls: Tolls, point: Point, by: Move): Point | null {
  const { facing, toll } = point;
  const cell = cellBefore(point, by);
  const stepped = (paid: Toll): Point => ({ cell, facing, stop: by.to, toll: paid, by, before: point });
  switch (surfaceAt(surface, cell)) {
    case 'open':
      return stepped(toll);
    case 'fallen':
      return stepped(tolls.afterFallen(toll));
    case 'bamboo': {
      const bamboo = cellNumbered(cell);
      if (toll.breaks.includes(bamboo)) return stepped(toll);
      // SEN-MOVE-l: bamboo is entered willingly only by an optional step; a compulsory one takes a free cell.
      if (by.duty === 'must') return null;
      // SEN-TERR-bamboo-b, -d: the bamboo is gone, and whoever stepped in is back on the cell before it.
      const broken = tolls.afterBreaking(toll, bamboo);
      return { cell: point.cell, facing, stop: by.to, toll: broken, by, before: point };
    }
    default:
      return null;
  }
}

/**
 * Of collisions those before which the most compulsory steps were done: a step goes to a free cell while there is one
 * (SEN-MOVE-m).
 */
function farthest(ground: Ground, dashes: readonly Dash[]): readonly Walk[] {
  const most = Math.max(...dashes.map(({ point }) => point.stop.duty));
  const found = new Map<string, Walk>();
  for (const { point, into } of dashes) {
    if (point.stop.duty < most) continue;
    const end = `${endOf(point)} ${into}`;
    if (!found.has(end)) found.set(end, walkTo(point, collisionAt(ground, cellNumbered(into))));
  }
  return [...found.values()];
}

function collisionAt(ground: Ground, cell: Cell): Collision {
  const what = footing(ground, cell);
  if (what.is === 'open' || what.is === 'fallen') throw new Error(`Nobody runs into anything at ${cell}.`);
  return collisionWith(what, cell);
}

function walkTo(point: Point, collision: Collision | null): Walk {
  const acts: WalkAct[] = [];
  for (let at = point; at.before !== null; at = at.before) acts.push(actBetween(at.before, at));
  const { breaks, fallen } = point.toll;
  return {
    stand: { cell: cellNumbered(point.cell), facing: point.facing },
    acts: acts.reverse(),
    breaks,
    fallen,
    collision,
  };
}

function actBetween(before: Point, { cell, facing, toll, by }: Point): WalkAct {
  if (by === null || by.is === 'turn') return { is: 'turn', facing, sides: by?.sides ?? 1 };
  if (cell === before.cell) return { is: 'break', at: cellNumbered(cellBefore(before, by)) };
  return { is: 'step', to: cellNumbered(cell), onto: toll.fallen > before.toll.fallen ? 'fallen' : 'open' };
}
