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
  const visited = new Visits();
  const ends = new Map<number, Point>();
  visited.isFirst(first);
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
      if (visited.isFirst(next)) points.push(next);
    }
  }
  if (ends.size === 0) return farthest(ground, dashes);
  const found: Walk[] = [];
  for (const end of ends.values()) found.push(new Way(end, null));
  return found;
}

/** Cells and stops below these are looked up in one list, which all searches share; there is hardly ever another one. */
const NEAR_CELLS = 256;
const FEW_STOPS = 64;
const visits = new Uint32Array(NEAR_CELLS * 6 * FEW_STOPS);
let searches = 0;

const LAST_NUMBER = 2 ** 32 - 1;

/** Which points a search has met: those that bear its number. */
class Visits {
  readonly #number: number;
  #others: Set<number> | undefined;

  constructor() {
    searches = (searches % LAST_NUMBER) + 1;
    this.#number = searches;
  }

  /** Notes a point, and says whether it was met for the first time. */
  isFirst(point: Point): boolean {
    const { cell, facing, stop, toll } = point;
    if (toll.number > 0 || cell >= NEAR_CELLS || stop.number >= FEW_STOPS) return this.#isFirstOfOthers(keyOf(point));
    const at = (cell * 6 + facing) * FEW_STOPS + stop.number;
    if (visits[at] === this.#number) return false;
    visits[at] = this.#number;
    return true;
  }

  #isFirstOfOthers(key: number): boolean {
    this.#others ??= new Set();
    if (this.#others.has(key)) return false;
    this.#others.add(key);
    return true;
  }
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
    if (!found.has(end)) found.set(end, new Way(point, collisionAt(ground, cellNumbered(into))));
  }
  return [...found.values()];
}

function collisionAt(ground: Ground, cell: Cell): Collision {
  const what = footing(ground, cell);
  if (what.is === 'open' || what.is === 'fallen') throw new Error(`Nobody runs into anything at ${cell}.`);
  return collisionWith(what, cell);
}

/** An outcome. Of all that are found one is gone: only then is it read back how that comes about. */
class Way implements Walk {
  readonly stand: Stand;
  readonly collision: Collision | null;
  readonly #end: Point;
  #acts: readonly WalkAct[] | undefined;

  constructor(end: Point, collision: Collision | null) {
    this.stand = { cell: cellNumbered(end.cell), facing: end.facing };
    this.collision = collision;
    this.#end = end;
  }

  get breaks(): readonly Cell[] {
    return this.#end.toll.breaks;
  }

  get fallen(): number {
    return this.#end.toll.fallen;
  }

  get acts(): readonly WalkAct[] {
    this.#acts ??= actsTo(this.#end);
    return this.#acts;
  }
}

function actsTo(end: Point): readonly WalkAct[] {
  const acts: WalkAct[] = [];
  for (let at = end; at.before !== null; at = at.before) acts.push(actBetween(at.before, at));
  return acts.reverse();
}

function actBetween(before: Point, { cell, facing, toll, by }: Point): WalkAct {
  if (by === null || by.is === 'turn') return { is: 'turn', facing, sides: by?.sides ?? 1 };
  if (cell === before.cell) return { is: 'break', at: cellNumbered(cellBefore(before, by)) };
  return { is: 'step', to: cellNumbered(cell), onto: toll.fallen > before.toll.fallen ? 'fallen' : 'open' };
}
