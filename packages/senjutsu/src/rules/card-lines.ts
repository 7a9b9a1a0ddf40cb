import type { PrintedId } from '@kronika/kernel';
import { linesWithin, segmentsOf } from '../cards/library.ts';
import type { Line, LineRef, Segment } from '../cards/pictograms.ts';

const NONE: readonly Line[] = [];

/** The lines of a segment, top to bottom; none where a card has no such segment. */
export function linesOf(printed: PrintedId, segment: Segment): readonly Line[] {
  for (const part of segmentsOf(printed)) if (part.segment === segment) return part.lines;
  return NONE;
}

/** The list that the last number of a path counts in. */
export function listOf(printed: PrintedId, { segment, path }: LineRef): readonly Line[] {
  return path.length === 1 ? linesOf(printed, segment) : linesWithin(printed, segment, path, path.length - 1);
}

/** The line at a place; nothing behind the last one of its list. */
export function lineAt(printed: PrintedId, ref: LineRef): Line | undefined {
  return listOf(printed, ref)[lastOf(ref)];
}

function lastOf({ path }: LineRef): number {
  return path[path.length - 1] ?? 0;
}

/** The place below a line in its own list. */
export function below({ segment, path }: LineRef): LineRef {
  return { segment, path: path.with(-1, (path[path.length - 1] ?? 0) + 1) };
}

/** The first line inside a line. */
export function firstInside({ segment, path }: LineRef): LineRef {
  return { segment, path: [...path, 0] };
}

/** The first line of an option of an -OR-. */
export function firstOfOption({ segment, path }: LineRef, option: number): LineRef {
  return { segment, path: [...path, option, 0] };
}

/** The first line of a segment. */
export function topOf(segment: Segment): LineRef {
  return { segment, path: [0] };
}

/** The line around a list, if the list stands inside one. */
function around(printed: PrintedId, { segment, path }: LineRef): LineRef | undefined {
  if (path.length < 2) return undefined;
  const outer = { segment, path: path.slice(0, -1) };
  if (path.length === 2) return outer;
  // The list of an option hangs two numbers below its -OR-: the option, and the place in it.
  const choice = { segment, path: path.slice(0, -2) };
  return lineAt(printed, choice)?.is === 'or' ? choice : outer;
}

/**
 * The line that is resolved after one: the next in its list, or what follows the line around the list. Paths shorter
 * than `depth` are left to whoever called.
 */
export function lineAfter(printed: PrintedId, ref: LineRef, depth: number): LineRef | undefined {
  let at: LineRef | undefined = ref;
  while (at !== undefined && at.path.length >= depth) {
    const next = below(at);
    if (lineAt(printed, next) !== undefined) return next;
    at = around(printed, at);
  }
  return undefined;
}

/** A line and everything that is resolved after it, through to the end of its segment. */
export function linesFrom(printed: PrintedId, ref: LineRef): readonly Line[] {
  const lines: Line[] = [];
  let at: LineRef | undefined = ref;
  while (at !== undefined) {
    const list = listOf(printed, at);
    for (let place = lastOf(at); place < list.length; place += 1) {
      const line = list[place];
      if (line !== undefined) lines.push(line);
    }
    const outer = around(printed, at);
    at = outer === undefined ? undefined : below(outer);
  }
  return lines;
}

/**
 * Where a defence rests: the place behind its last shield or counter (SEN-TIME-BLK-9). Nothing for a segment without
 * shields.
 */
export function restingPlace(printed: PrintedId, segment: Segment): number | undefined {
  const lines = linesOf(printed, segment);
  if (!lines.some(({ is }) => is === 'block')) return undefined;
  return lines.findLastIndex(({ is }) => is === 'block' || is === 'counter') + 1;
}
