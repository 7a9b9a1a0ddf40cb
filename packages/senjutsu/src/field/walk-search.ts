import type { MoveItem } from '../cards/pictograms.ts';
import { axialOf, type Cell, type Direction, neighbour, type Stand, turned } from '../hex/index.ts';
import { footing, type Ground } from './ground.ts';
import { collisionWith } from './push.ts';
import type { Collision, Walk, WalkAct } from './walks.ts';

/** A movement icon. `one`: all its steps or turns go one way (SEN-MOVE-g, -h). `mixed`: each may go another way. */
export type Icon = MoveItem & { readonly ways: 'one' | 'mixed' };

export interface Manner {
  readonly icons: readonly Icon[];
  readonly order: 'any' | 'then';
  /** A cell where no further step is taken. */
  readonly endsSteps?: (cell: Cell) => boolean;
}

/**
 * An icon made ready for counting. How far all icons are carried out is one number: each icon has a digit of it, 0
 * before it begins, then one number for each way it may go and each step or turn done.
 */
interface Counter {
  readonly icon: Icon;
  readonly ways: readonly number[];
  readonly weight: number;
  readonly base: number;
}

/** A point on a way through a move line; its acts are read back along `before`. */
interface Point extends Stand {
  readonly progress: number;
  /** With "then", the icon that has come up. */
  readonly at: number;
  readonly breaks: readonly Cell[];
  readonly fallen: number;
  readonly act: WalkAct | null;
  readonly before: Point | null;
}

/** All outcomes of a move line, found breadth first, so that the shortest way to each comes first. */
export function search(ground: Ground, stand: Stand, manner: Manner): readonly Walk[] {
  const counters = countersOf(manner.icons);
  const start: Point = { ...stand, progress: 0, at: 0, breaks: [], fallen: 0, act: null, before: null };
  const points: Point[] = [start];
  const seen = new Set([keyOf(start, counters)]);
  const finished = new Map<string, Point>();
  const collisions: { readonly point: Point; readonly collision: Collision; readonly duty: number }[] = [];

  const add = (point: Point): void => {
    const key = keyOf(point, counters);
    if (seen.has(key)) return;
    seen.add(key);
    points.push(point);
  };

  for (let head = 0; head < points.length; head += 1) {
    const point = points[head];
    if (point === undefined) break;
    if (isComplete(point, counters)) {
      const end = `${point.cell} ${point.facing} ${point.breaks.join(' ')}`;
      const other = finished.get(end);
      if (other === undefined || point.fallen < other.fallen) finished.set(end, point);
    }
    for (const move of movesAt(point, counters, manner)) {
      if (move.counter.icon.is === 'turn') {
        add(turnedAt(point, move));
        continue;
      }
      if (manner.endsSteps?.(point.cell) === true) continue;
      const to = neighbour(point.cell, turned(point.facing, move.way));
      const what = footing(ground, to);
      const isBroken = what.is === 'bamboo' && point.breaks.includes(to);
      if (what.is === 'open' || what.is === 'fallen' || isBroken)
        add(steppedAt(point, move, to, what.is === 'fallen' ? 'fallen' : 'open'));
      // SEN-MOVE-l: bamboo is entered willingly only by an optional step; a compulsory one takes a free cell.
      else if (move.counter.icon.duty === 'must')
        collisions.push({ point, collision: collisionWith(what, to), duty: dutyDone(point, counters) });
      else if (what.is === 'bamboo') add(brokenAt(point, move, to));
    }
  }
  if (finished.size > 0) return [...finished.values()].map((point) => walkTo(point, null));
  return farthest(collisions);
}

interface Move {
  readonly counter: Counter;
  readonly way: number;
  readonly progress: number;
  readonly at: number;
}

function countersOf(icons: readonly Icon[]): readonly Counter[] {
  let weight = 1;
  return icons.map((icon) => {
    const ways: readonly number[] = icon.is === 'step' ? icon.towards : [1, -1];
    const base = 1 + icon.count * (icon.ways === 'mixed' ? 1 : ways.length);
    const counter = { icon, ways, weight, base };
    weight *= base;
    return counter;
  });
}

function digit(progress: number, { weight, base }: Counter): number {
  return Math.floor(progress / weight) % base;
}

function doneOf(progress: number, counter: Counter): number {
  const value = digit(progress, counter);
  if (value === 0 || counter.icon.ways === 'mixed') return value;
  return ((value - 1) % counter.icon.count) + 1;
}

/** Each step or turn that may come next. */
function movesAt({ progress, at }: Point, counters: readonly Counter[], { order }: Manner): readonly Move[] {
  const moves: Move[] = [];
  for (let index = order === 'then' ? at : 0; index < counters.length; index += 1) {
    const counter = counters[index];
    if (counter === undefined) break;
    const done = doneOf(progress, counter);
    const { icon, ways, weight } = counter;
    const next = order === 'then' ? index : 0;
    if (done < icon.count) {
      if (done > 0 && icon.ways === 'one') {
        const way = ways[Math.floor((digit(progress, counter) - 1) / icon.count)];
        if (way !== undefined) moves.push({ counter, way, progress: progress + weight, at: next });
      } else {
        for (const [nth, way] of ways.entries()) {
          const offset = icon.ways === 'one' ? nth * icon.count : 0;
          moves.push({ counter, way, progress: progress + weight * (1 + offset), at: next });
        }
      }
      // SEN-MOVE-j: what follows "then" waits until the compulsory part before it is done.
      if (order === 'then' && icon.duty === 'must') break;
    }
  }
  return moves;
}

function isComplete({ progress }: Point, counters: readonly Counter[]): boolean {
  return counters.every((counter) => counter.icon.duty === 'may' || doneOf(progress, counter) === counter.icon.count);
}

/** How many compulsory steps are done. */
function dutyDone({ progress }: Point, counters: readonly Counter[]): number {
  let done = 0;
  for (const counter of counters)
    if (counter.icon.is === 'step' && counter.icon.duty === 'must') done += doneOf(progress, counter);
  return done;
}

function turnedAt(point: Point, { way, progress, at }: Move): Point {
  const sides = way === 1 ? 1 : -1;
  const facing = turned(point.facing, sides);
  return { ...point, facing, progress, at, act: { is: 'turn', facing, sides }, before: point };
}

function steppedAt(point: Point, { progress, at }: Move, to: Cell, onto: 'open' | 'fallen'): Point {
  const fallen = point.fallen + (onto === 'fallen' ? 1 : 0);
  const act: WalkAct = { is: 'step', to, onto };
  return { ...point, cell: to, progress, at, fallen, act, before: point };
}

/** SEN-TERR-bamboo-b, -d: the bamboo is gone, and whoever stepped in is back on the cell before it. */
function brokenAt(point: Point, { progress, at }: Move, bamboo: Cell): Point {
  const breaks = [...point.breaks, bamboo].sort();
  return { ...point, progress, at, breaks, act: { is: 'break', at: bamboo }, before: point };
}

function keyOf({ cell, facing, progress, at, breaks, fallen }: Point, counters: readonly Counter[]): number | string {
  const last = counters.at(-1);
  const size = last === undefined ? 1 : last.weight * last.base;
  const { q, r } = axialOf(cell);
  const key = ((((q + 512) * 1024 + (r + 512)) * 6 + facing) * size + progress) * 8 + at;
  return breaks.length + fallen === 0 ? key : `${key} ${fallen} ${breaks.join(' ')}`;
}

/**
 * Of collisions those before which the most compulsory steps were done: a step goes to a free cell while there is one
 * (SEN-MOVE-m).
 */
function farthest(
  collisions: readonly { readonly point: Point; readonly collision: Collision; readonly duty: number }[],
): readonly Walk[] {
  const most = Math.max(...collisions.map(({ duty }) => duty));
  const found = new Map<string, Walk>();
  for (const { point, collision, duty } of collisions) {
    const end = `${point.cell} ${point.facing} ${point.breaks.join(' ')} ${collision.at}`;
    if (duty === most && !found.has(end)) found.set(end, walkTo(point, collision));
  }
  return [...found.values()];
}

function walkTo(point: Point, collision: Collision | null): Walk {
  const acts: WalkAct[] = [];
  for (let at: Point | null = point; at !== null; at = at.before) if (at.act !== null) acts.push(at.act);
  const stand: { readonly cell: Cell; readonly facing: Direction } = { cell: point.cell, facing: point.facing };
  return { stand, acts: acts.reverse(), breaks: point.breaks, fallen: point.fallen, collision };
}
