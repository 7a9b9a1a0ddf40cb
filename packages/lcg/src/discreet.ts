import { type EventRule, type EventRules, type GameEvent, mayKnow, type SeenEvent, type Viewer } from '@kronika/kernel';
import type { Cause, LcgState } from './state.ts';

/**
 * What caused an event is told with it, but not by the label of a card that the viewer cannot tell from others any
 * more: a card that returned to a hand to pay for its own ability.
 */
export function discreet<S extends LcgState>(rules: EventRules<S, GameEvent>): EventRules<S, GameEvent> {
  const all = Object.fromEntries(Object.entries(rules).map(([is, rule]) => [is, discreetly(rule)]));
  // Spread once: V8 keeps an object that grew name by name as a dictionary, which is slower to read.
  return { ...all };
}

/** Written out, so that all rules have one of two shapes: they are read for every event. */
function discreetly<S extends LcgState>({ apply, see, reveals }: Rule<S>): Rule<S> {
  const seen: Rule<S>['see'] = (event, viewer, state) => withoutHiddenCause(see(event, viewer, state), viewer, state);
  return reveals === undefined ? { apply, see: seen } : { apply, see: seen, reveals };
}

type Rule<S> = EventRule<S, GameEvent>;

interface Caused extends SeenEvent {
  readonly cause?: Cause;
}

function withoutHiddenCause(seen: Caused | undefined, viewer: Viewer, { table }: LcgState): SeenEvent | undefined {
  if (seen?.cause === undefined || mayKnow(table, seen.cause.ability.self, viewer)) return seen;
  const { cause: _, ...rest } = seen;
  return rest;
}
