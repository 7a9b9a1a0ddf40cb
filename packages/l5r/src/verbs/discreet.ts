import { type EventRules, type GameEvent, mayKnow, type SeenEvent, type Viewer } from '@kronika/kernel';
import type { Cause } from '@kronika/lcg';
import type { L5rState } from '../state.ts';

/**
 * What caused an event is told with it, but not by the label of a card that the viewer cannot tell from others any
 * more: a card that returned to a hand to pay for its own ability.
 */
export function discreet(rules: EventRules<L5rState, GameEvent>): EventRules<L5rState, GameEvent> {
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

function withoutHiddenCause(seen: Caused | undefined, viewer: Viewer, { table }: L5rState): SeenEvent | undefined {
  if (seen?.cause === undefined || mayKnow(table, seen.cause.ability.self, viewer)) return seen;
  const { cause: _, ...rest } = seen;
  return rest;
}
