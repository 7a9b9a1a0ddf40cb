import type { Branch, TreeNode } from '../cards/fact.ts';
import type { Kamae } from '../cards/pictograms.ts';

/** Where the ring ends, and how many focus points it has reached; gains beyond the limit of 3 are not cut off here. */
export interface KamaeResult {
  readonly kamae: Kamae;
  readonly focus: number;
}

const memoized = new WeakMap<readonly Branch[], Map<string, readonly KamaeResult[]>>();

/** All results of "change Kamae up to X branches" (SEN-KAM-e to -l), staying first; memoized by tree. */
export function kamaeChanges(branches: readonly Branch[], from: Kamae, upTo: number): readonly KamaeResult[] {
  let byStart = memoized.get(branches);
  if (byStart === undefined) {
    byStart = new Map();
    memoized.set(branches, byStart);
  }
  const key = `${from} ${upTo}`;
  const found = byStart.get(key);
  if (found !== undefined) return found;
  const results = changes(branches, from, upTo);
  byStart.set(key, results);
  return results;
}

/** Where a jump may end (SEN-KAM-m to -o). */
export function kamaeJumps(to: Kamae | 'any'): readonly Kamae[] {
  return to === 'any' ? ['aggression', 'balance', 'determination'] : [to];
}

type FocusPoint = Extract<TreeNode, `focus${number}`>;

/** A place of the ring during one change effect, and the focus points that have paid (SEN-KAM-l). */
interface Place {
  readonly kamae: Kamae;
  readonly paid: readonly FocusPoint[];
}

function changes(branches: readonly Branch[], from: Kamae, upTo: number): readonly KamaeResult[] {
  const results: KamaeResult[] = [];
  let places: readonly Place[] = [{ kamae: from, paid: [] }];
  for (let counted = 0; counted <= upTo && places.length > 0; counted += 1) {
    if (counted > 0) places = places.flatMap((place) => onwards(branches, from, place));
    for (const { kamae, paid } of places) {
      const result = { kamae, focus: paid.length };
      if (!results.some((other) => other.kamae === kamae && other.focus === paid.length)) results.push(result);
    }
  }
  return results;
}

/** Where one counted branch leads, with the free move off a focus point (SEN-KAM-i). */
function onwards(branches: readonly Branch[], start: Kamae, place: Place): readonly Place[] {
  return exits(branches, place.kamae).flatMap((to) =>
    isFocusPoint(to) ? offFocusPoint(branches, start, to, place.paid) : [{ kamae: to, paid: place.paid }],
  );
}

/**
 * Having reached a focus point the ring goes on to a position other than the one where the effect began (SEN-KAM-h);
 * if there is none, it goes back to that (SEN-KAM-j).
 */
function offFocusPoint(
  branches: readonly Branch[],
  start: Kamae,
  point: FocusPoint,
  before: readonly FocusPoint[],
): readonly Place[] {
  const paid = before.includes(point) ? before : [...before, point];
  const onward = exits(branches, point).flatMap((to) =>
    isFocusPoint(to) || to === start ? [] : [{ kamae: to, paid }],
  );
  return onward.length > 0 ? onward : [{ kamae: start, paid }];
}

/** One-way branches are travelled only along their arrows (SEN-KAM-f). */
function exits(branches: readonly Branch[], node: TreeNode): readonly TreeNode[] {
  return branches.flatMap(({ from, to, oneWay }) => {
    if (from === node) return [to];
    return to === node && oneWay !== true ? [from] : [];
  });
}

function isFocusPoint(node: TreeNode): node is FocusPoint {
  return node.startsWith('focus');
}
