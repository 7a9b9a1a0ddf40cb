import type { MoveItem } from '../cards/pictograms.ts';
import type { Direction } from '../hex/index.ts';

/** A movement icon. `one`: all its steps or turns go one way (SEN-MOVE-g, -h). `mixed`: each may go another way. */
export type Icon = MoveItem & { readonly ways: 'one' | 'mixed' };

/** A step or turn that may come next; each has all properties, so that searches meet one shape. */
export interface Move {
  readonly is: MoveItem['is'];
  /** Where a step goes, relative to the facing. */
  readonly towards: Direction;
  /** Which way round a turn goes. */
  readonly sides: 1 | -1;
  readonly duty: MoveItem['duty'];
  readonly to: Stop;
}

/**
 * How far a move line is carried out: where on the board that happens does not matter, so that the stops of a line are
 * worked out once and every search follows them.
 */
export interface Stop {
  readonly number: number;
  /** Whether everything compulsory is done. */
  readonly complete: boolean;
  /** How many compulsory steps are done. */
  readonly duty: number;
  readonly moves: readonly Move[];
}

/**
 * An icon made ready for counting. How far all icons are carried out is one number: each icon has a digit of it, 0
 * before it begins, then one number for each way it may go and each step or turn done.
 */
interface Counter {
  readonly icon: Icon;
  readonly ways: number;
  readonly weight: number;
  readonly base: number;
}

interface Progress {
  readonly done: number;
  /** With "then", the icon that has come up. */
  readonly at: number;
}

/** The stop at which nothing is done yet; it leads to all others. */
export function scheduleOf(icons: readonly Icon[], order: 'any' | 'then'): Stop {
  const counters = countersOf(icons);
  const stops = new Map<string, Stop>();

  const stopAt = (progress: Progress): Stop => {
    const key = `${progress.done} ${progress.at}`;
    const known = stops.get(key);
    if (known !== undefined) return known;
    const moves: Move[] = [];
    const { done } = progress;
    const stop = { number: stops.size, complete: isComplete(done, counters), duty: dutyDone(done, counters), moves };
    stops.set(key, stop);
    for (const next of movesAt(progress, counters, order)) moves.push(moveTo(next, stopAt(next.after)));
    return stop;
  };

  return stopAt({ done: 0, at: 0 });
}

function countersOf(icons: readonly Icon[]): readonly Counter[] {
  let weight = 1;
  return icons.map((icon) => {
    const ways = icon.is === 'step' ? icon.towards.length : TURNS.length;
    const base = 1 + icon.count * (icon.ways === 'mixed' ? 1 : ways);
    const counter = { icon, ways, weight, base };
    weight *= base;
    return counter;
  });
}

const TURNS = [1, -1] as const;

function digit(done: number, { weight, base }: Counter): number {
  return Math.floor(done / weight) % base;
}

function doneOf(done: number, counter: Counter): number {
  const value = digit(done, counter);
  if (value === 0 || counter.icon.ways === 'mixed') return value;
  return ((value - 1) % counter.icon.count) + 1;
}

/** A step or turn of an icon that may come next, in one of its ways. */
interface Next {
  readonly icon: Icon;
  readonly way: number;
  readonly after: Progress;
}

function movesAt({ done, at }: Progress, counters: readonly Counter[], order: 'any' | 'then'): readonly Next[] {
  const moves: Next[] = [];
  for (const [index, counter] of counters.entries()) {
    if (order === 'then' && index < at) continue;
    const taken = doneOf(done, counter);
    const { icon, ways, weight } = counter;
    if (taken === icon.count) continue;
    const next = order === 'then' ? index : 0;
    if (taken > 0 && icon.ways === 'one') {
      const way = Math.floor((digit(done, counter) - 1) / icon.count);
      moves.push({ icon, way, after: { done: done + weight, at: next } });
    } else {
      for (let way = 0; way < ways; way += 1) {
        const offset = icon.ways === 'one' ? way * icon.count : 0;
        moves.push({ icon, way, after: { done: done + weight * (1 + offset), at: next } });
      }
    }
    // SEN-MOVE-j: what follows "then" waits until the compulsory part before it is done.
    if (order === 'then' && icon.duty === 'must') break;
  }
  return moves;
}

function moveTo({ icon, way }: Next, to: Stop): Move {
  if (icon.is === 'turn') return { is: 'turn', towards: 0, sides: TURNS[way] ?? 1, duty: icon.duty, to };
  return { is: 'step', towards: icon.towards[way] ?? 0, sides: 1, duty: icon.duty, to };
}

function isComplete(done: number, counters: readonly Counter[]): boolean {
  return counters.every((counter) => counter.icon.duty === 'may' || doneOf(done, counter) === counter.icon.count);
}

function dutyDone(done: number, counters: readonly Counter[]): number {
  let steps = 0;
  for (const counter of counters)
    if (counter.icon.is === 'step' && counter.icon.duty === 'must') steps += doneOf(done, counter);
  return steps;
}
