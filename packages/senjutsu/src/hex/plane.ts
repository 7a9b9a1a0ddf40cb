import { axialOf, type Cell, cellAt } from './cell.ts';
import { DIRECTIONS, type Direction, STEPS } from './direction.ts';
import { shortestPaths } from './paths.ts';

/**
 * A point of the plane in whole numbers: pixels with x scaled by 2 and y by 2/√3 of a cell's size. Scaling the axes
 * keeps straight lines straight, so what lines cross and touch can be told exactly.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the centre to each corner; corner `d` and the next one are the ends of side `d`. */
const CORNERS: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
];

/** At right angles to the sides of a cell, with the distance of the sides from its centre along them. */
const SIDES: readonly { readonly normal: Point; readonly reach: number }[] = [
  { normal: { x: 0, y: 1 }, reach: 1 },
  { normal: { x: 1, y: 1 }, reach: 2 },
  { normal: { x: 1, y: -1 }, reach: 2 },
];

export function centreOf(cell: Cell): Point {
  const { q, r } = axialOf(cell);
  return { x: 3 * q, y: q + 2 * r };
}

const corners = new Map<Cell, readonly Point[]>();

/** The six corners, clockwise from the left end of side 0; memoized. */
export function cornersOf(cell: Cell): readonly Point[] {
  const found = corners.get(cell);
  if (found !== undefined) return found;
  const { x, y } = centreOf(cell);
  const points = CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
  corners.set(cell, points);
  return points;
}

/** The two corners at the ends of a side. */
export function cornersOfSide(cell: Cell, side: Direction): readonly Point[] {
  return cornersOf(cell).filter((_, corner) => corner === side || corner === (side + 1) % 6);
}

/** Whether a straight line between two points crosses a cell or touches its edge or a corner. */
export function touches(from: Point, to: Point, cell: Cell): boolean {
  const centre = centreOf(cell);
  const [a, b] = [minus(from, centre), minus(to, centre)];
  for (const { normal, reach } of SIDES) {
    const [one, other] = [dot(a, normal), dot(b, normal)];
    if (Math.min(one, other) > reach || Math.max(one, other) < -reach) return false;
  }
  return crossesCorners(a, b);
}

/** Whether the corners of the cell around the origin lie on both sides of the line through two points, or on it. */
function crossesCorners(a: Point, b: Point): boolean {
  const [x, y] = [b.x - a.x, b.y - a.y];
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const corner of CORNERS) {
    const side = x * (corner.y - a.y) - y * (corner.x - a.x);
    least = Math.min(least, side);
    most = Math.max(most, side);
  }
  return least <= 0 && most >= 0;
}

/** How far a cell's centre lies from the line through the centres of two others; comparable, not a length. */
export function offLine(one: Cell, other: Cell, cell: Cell): number {
  const from = centreOf(one);
  return Math.abs(cross(minus(centreOf(other), from), minus(centreOf(cell), from)));
}

/** The cells that the straight line between the centres of two cells crosses or touches, nearest first. */
export function cellsAlong(from: Cell, to: Cell): readonly Cell[] {
  const [a, b] = [centreOf(from), centreOf(to)];
  const paths = shortestPaths(from, to);
  const cells = new Set<Cell>();
  for (let step = 0; step < (paths[0]?.length ?? 0); step += 1)
    for (const path of paths) {
      const cell = path[step];
      if (cell !== undefined && touches(a, b, cell)) cells.add(cell);
    }
  return [...cells];
}

/**
 * How well a direction points from one cell to another: the cosine of the angle between them, times the distance in
 * the plane and a constant. Negative: more than a right angle off.
 */
export function pointing(from: Cell, to: Cell, direction: Direction): number {
  const way = centreOf(cellAt(STEPS[direction].q, STEPS[direction].r));
  const { x, y } = minus(centreOf(to), centreOf(from));
  return x * way.x + 3 * y * way.y;
}

/** The square of the distance between the centres of two cells, times a constant. */
export function squaredDistance(from: Cell, to: Cell): number {
  const { x, y } = minus(centreOf(to), centreOf(from));
  return x * x + 3 * y * y;
}

const towards = new Map<Cell, readonly Direction[]>();

/**
 * The directions with the smallest angle towards a cell: one, or the two on either side of the line to it. Memoized by
 * where the cell lies from there.
 */
export function directionsTowards(from: Cell, to: Cell): readonly Direction[] {
  const [start, end] = [axialOf(from), axialOf(to)];
  const offset = cellAt(end.q - start.q, end.r - start.r);
  const known = towards.get(offset);
  if (known !== undefined) return known;
  const best = Math.max(...DIRECTIONS.map((direction) => pointing(from, to, direction)));
  const directions = DIRECTIONS.filter((direction) => pointing(from, to, direction) === best);
  towards.set(offset, directions);
  return directions;
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y };
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y;
}

function cross(one: Point, other: Point): number {
  return one.x * other.y - one.y * other.x;
}
