import { type FighterView, type Line, type LineRef, type RunningLine, segmentsOf } from '@kronika/senjutsu';
import type { LineState, LineStates } from '../../cards/line-states.ts';
import { NO_STATES } from '../../cards/line-states.ts';
import { refKey } from '../../cards/rows.ts';

/**
 * What is known of the lines of a revealed card: the one that is resolved now, those before it, and those that the
 * present Kamae rules out. Nothing is said of alternatives that were passed: the table does not tell which one it was.
 */
export function lineStates(fighter: FighterView, running: readonly RunningLine[]): LineStates {
  const played = fighter.played;
  if (played === null || played.revealed.is === 'stun') return NO_STATES;
  const { printed } = played.revealed;
  const now = running.findLast((line) => line.fighter === fighter.id && line.printed === printed)?.line;
  const states = new Map<string, LineState>();
  for (const { segment, lines } of segmentsOf(printed)) {
    const stage = played.segments.find((part) => part.segment === segment)?.stage;
    const passed = now?.segment === segment ? now.path[0] : undefined;
    lines.forEach((line, at) => {
      const ref: LineRef = { segment, path: [at] };
      const state = stateOf(line, at, { fighter, stage, passed });
      if (state !== undefined) states.set(refKey(ref), state);
    });
    if (now?.segment === segment) {
      states.set(refKey(now), 'now');
      unchosen(lines, now, states);
    }
  }
  return states;
}

interface Known {
  readonly fighter: FighterView;
  readonly stage: string | undefined;
  readonly passed: number | undefined;
}

function stateOf(line: Line, at: number, { fighter, stage, passed }: Known): LineState | undefined {
  if (stage === 'dropped') return 'off';
  const isRuledOut = fighter.is === 'hero' && line.kamae !== undefined && !line.kamae.includes(fighter.kamae);
  const isOver = stage === 'done' || (passed !== undefined && at < passed);
  if (isRuledOut && passed !== at) return 'off';
  return isOver && line.is !== 'or' && line.is !== 'ifSuccess' && line.pay === undefined ? 'done' : undefined;
}

/** Inside an alternative, the others are out of the question. */
function unchosen(lines: readonly Line[], now: LineRef, states: Map<string, LineState>): void {
  const [at, chosen] = now.path;
  const line = at === undefined ? undefined : lines[at];
  if (at === undefined || line?.is !== 'or' || chosen === undefined || now.path.length < 3) return;
  line.options.forEach((option, alternative) => {
    if (alternative === chosen) return;
    option.forEach((_, place) => {
      states.set(refKey({ segment: now.segment, path: [at, alternative, place] }), 'off');
    });
  });
}
