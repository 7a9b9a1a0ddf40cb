import type { RuleId } from '../rule.ts';
import type { Viewer } from '../seat.ts';

/**
 * Something that happened. Events name hidden cards by id only, never by what is printed on them:
 * what a viewer may read of one is looked up in the state when it is shown.
 */
export interface GameEvent {
  readonly is: string;
  /** The rule it rests on. */
  readonly rule?: RuleId;
}

/** What a viewer gets to see of an event. */
export interface SeenEvent {
  readonly is: string;
  /** The rule it rests on. */
  readonly rule?: RuleId;
}

/** How one kind of event changes the state, and who may see what of it. */
export interface EventRule<S, E> {
  apply(state: S, event: E): S;
  /** `undefined`: the viewer does not even see that something happened. */
  see(event: E, viewer: Viewer, state: S): SeenEvent | undefined;
  /** Whether it brings out something hidden that is no card of the table. */
  reveals?(event: E, state: S): boolean;
}

/** The one place that changes the state: a rule for each kind of event. */
export type EventRules<S, E extends GameEvent> = {
  readonly [K in E['is']]: EventRule<S, Extract<E, { readonly is: K }>>;
};

/** An event with the state it led to; states share what did not change, so keeping it costs little. */
export interface Happened<S = unknown> {
  readonly event: GameEvent;
  readonly state: S;
}

/** For events that everybody may see whole. */
export function seenByAll<E extends GameEvent>(event: E): E {
  return event;
}
