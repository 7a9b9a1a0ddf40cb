import { type EventRules, type GameEvent, mayKnow, type SeenEvent, type Viewer } from '@kronika/kernel';
import type { Cause, LcgState } from './state.ts';

/**
 * What caused an event is told with it, but not by the label of a card that the viewer cannot tell from others any
 * more: a card that returned to a hand to pay for its own ability.
 */
export function discreet<S extends LcgState>(rules: EventRules<S, GameEvent>): EventRules<S, GameEvent> {
  return Object.fromEntries(
    Object.entries(rules).map(([is, rule]) => [
      is,
      { ...rule, see: (event, viewer, state) => withoutHiddenCause(rule.see(event, viewer, state), viewer, state) },
    ]),
  );
}

interface Caused extends SeenEvent {
  readonly cause?: Cause;
}

function withoutHiddenCause(seen: Caused | undefined, viewer: Viewer, { table }: LcgState): SeenEvent | undefined {
  if (seen?.cause === undefined || mayKnow(table, seen.cause.ability.self, viewer)) return seen;
  const { cause: _, ...rest } = seen;
  return rest;
}
