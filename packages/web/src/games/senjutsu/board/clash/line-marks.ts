import {
  type FighterView,
  type Line,
  type LineRef,
  lineAt,
  linesAt,
  listsWithin,
  type Segment,
  segmentsOf,
} from '@kronika/senjutsu';
import type { LineState, LineStates } from '../../cards/line-states.ts';
import { NO_STATES } from '../../cards/line-states.ts';
import { refKey } from '../../cards/rows.ts';
import type { Trail } from '../story/trail.ts';

/**
 * What is known of the lines of a revealed card: the one that is resolved now, those that were resolved or passed over,
 * the alternatives that were not taken, and those that the present Kamae rules out.
 */
export function lineStates(fighter: FighterView, { lines, running }: Trail): LineStates {
  const played = fighter.played;
  if (played === null || played.revealed.is === 'stun') return NO_STATES;
  const { printed } = played.revealed;
  const states = new Map<string, LineState>();
  for (const { segment, lines: all } of segmentsOf(printed)) {
    const stage = played.segments.find((part) => part.segment === segment)?.stage;
    forEachIn(all, segment, (line, ref) => {
      if (stage === 'dropped' || isRuledOut(fighter, line)) states.set(refKey(ref), 'off');
    });
  }
  const own = lines.filter((one) => one.fighter === fighter.id && one.printed === printed);
  for (const { line: ref, became } of own) {
    const line = lineAt(printed, ref);
    if (became === 'skipped') {
      states.set(refKey(ref), 'off');
      forEachWithin(line, ref, (_, inner) => states.set(refKey(inner), 'off'));
    } else if (listsWithin(line).length === 0) states.set(refKey(ref), 'done');
    else states.delete(refKey(ref));
    notTaken(linesAt(printed, { segment: ref.segment, path: [] }), ref, states);
  }
  const now = running.findLast((line) => line.fighter === fighter.id && line.printed === printed)?.line;
  if (now !== undefined) states.set(refKey(now), 'now');
  return Object.fromEntries(states);
}

function isRuledOut(fighter: FighterView, { kamae }: Line): boolean {
  return fighter.is === 'hero' && kamae !== undefined && !kamae.includes(fighter.kamae);
}

/** Once a line of an alternative came up, the others are out of the question. */
function notTaken(all: readonly Line[], { segment, path }: LineRef, states: Map<string, LineState>): void {
  let list = all;
  for (let at = 0; at < path.length; at += 1) {
    const line = list[path[at] ?? -1];
    if (line === undefined) return;
    if (line.is !== 'or') {
      list = listsWithin(line)[0] ?? [];
      continue;
    }
    const around = path.slice(0, at + 1);
    at += 1;
    const taken = path[at];
    if (taken === undefined) return;
    line.options.forEach((option, alternative) => {
      if (alternative !== taken)
        forEachIn(option, segment, (_, ref) => states.set(refKey(ref), 'off'), [...around, alternative]);
    });
    list = line.options[taken] ?? [];
  }
}

type Visit = (line: Line, ref: LineRef) => void;

function forEachIn(lines: readonly Line[], segment: Segment, visit: Visit, path: readonly number[] = []): void {
  lines.forEach((line, at) => {
    const ref: LineRef = { segment, path: [...path, at] };
    visit(line, ref);
    forEachWithin(line, ref, visit);
  });
}

/** The lines within a line: those of an -OR- are numbered by their alternative first. */
function forEachWithin(line: Line, { segment, path }: LineRef, visit: Visit): void {
  listsWithin(line).forEach((list, at) => {
    forEachIn(list, segment, visit, line.is === 'or' ? [...path, at] : path);
  });
}
