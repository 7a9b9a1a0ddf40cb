import { fold } from './fold.ts';

/** A text longer than this is no misspelt name. */
const LONGEST_NAME = 80;

/** How many names are suggested at most. */
const SUGGESTIONS = 3;

/** A name to be suggested, and the form of it in which it is compared. */
export interface KnownName {
  readonly shown: string;
  readonly folded: string;
}

/** The known names that a person who wrote `text` may have meant, nearest first. */
export function nearestNames(text: string, names: readonly KnownName[]): readonly string[] {
  const wanted = fold(text);
  if (wanted.length < 2 || wanted.length > LONGEST_NAME) return [];
  const most = slips(wanted.length);
  const near = names
    .flatMap((name) => {
      const distance = farness(wanted, name.folded, most);
      return distance <= most + 1 ? [{ shown: name.shown, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance || (a.shown < b.shown ? -1 : 1));
  return [...new Set(near.map(({ shown }) => shown))].slice(0, SUGGESTIONS);
}

/** How many slips are forgiven in a name of that length. */
function slips(length: number): number {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
}

/** The distance of two names; a name of which only the beginning was written comes behind the misspelt ones. */
function farness(wanted: string, name: string, most: number): number {
  const distance = distanceUpTo(wanted, name, most);
  if (distance <= most) return distance;
  return wanted.length >= 3 && name.startsWith(wanted) ? most + 1 : Number.POSITIVE_INFINITY;
}

/**
 * How many letters have to be added, removed, replaced or swapped with their neighbour to make `b` of `a`;
 * anything above `most` is infinite. Gives up as soon as a whole row is above it.
 */
export function distanceUpTo(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let above: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(cell(a, b, { i, j, above, row, next }));
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY;
    above = row;
    row = next;
  }
  const distance = row[b.length] ?? Number.POSITIVE_INFINITY;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

interface Cell {
  readonly i: number;
  readonly j: number;
  readonly above: readonly number[];
  readonly row: readonly number[];
  readonly next: readonly number[];
}

function cell(a: string, b: string, { i, j, above, row, next }: Cell): number {
  const at = (list: readonly number[], place: number): number => list[place] ?? Number.POSITIVE_INFINITY;
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const best = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + same);
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swapped ? Math.min(best, at(above, j - 2) + 1) : best;
}
