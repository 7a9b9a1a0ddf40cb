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
 * anything above `most` is infinite. Only the cells that can stay below it are looked at.
 */
export function distanceUpTo(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const far = most + 1;
  let above: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = new Array<number>(b.length + 1).fill(far);
    if (i <= most) next[0] = i;
    let least = i <= most ? i : far;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const replaced = (row[j - 1] ?? far) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? (above[j - 2] ?? far) + 1 : far;
      const cell = Math.min((row[j] ?? far) + 1, (next[j - 1] ?? far) + 1, replaced, swapped);
      next[j] = cell;
      least = Math.min(least, cell);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    above = row;
    row = next;
  }
  const distance = row[b.length] ?? far;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}
