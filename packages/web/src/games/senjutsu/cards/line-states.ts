import type { LineRef } from '@kronika/senjutsu';
import type { LineRow, Row } from './rows.ts';
import { refKey } from './rows.ts';

/** What became of a line: it is resolved now, it is done, or it does not apply. */
export type LineState = 'now' | 'done' | 'off';

/** By `refKey`, as plain data: cards compare it to know whether to draw anew. A line that is not named has not come yet. */
export type LineStates = Readonly<Partial<Record<string, LineState>>>;

export const NO_STATES: LineStates = {};

/** The state of a row is that of its lines: now if one of them is, otherwise what all of them are. */
export function rowState(
  row: LineRow | Extract<Row, { readonly is: 'heading' }>,
  states: LineStates,
): LineState | undefined {
  const of = row.refs.map((ref) => stateOf(ref, states));
  if (of.includes('now')) return 'now';
  const [first] = of;
  return of.every((state) => state === first) ? first : undefined;
}

/** A line inside of another one shares its fate, unless it has one of its own. */
function stateOf(ref: LineRef, states: LineStates): LineState | undefined {
  const own = states[refKey(ref)];
  if (own !== undefined) return own;
  for (let depth = ref.path.length - 1; depth > 0; depth -= 1) {
    const around = states[refKey({ segment: ref.segment, path: ref.path.slice(0, depth) })];
    if (around === 'off') return 'off';
  }
  return undefined;
}
