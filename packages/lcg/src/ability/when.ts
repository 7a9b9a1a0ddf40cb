import type { LcgEvent, LcgState } from '../state.ts';
import type { Use } from './use.ts';

/** Which events an ability answers to. The kinds are listed, so that a window can pass over cards that never answer. */
export interface When<S extends LcgState, E extends LcgEvent> {
  readonly kinds: readonly E['is'][];
  matches(state: S, event: E, use: Use<E>): boolean;
}

/** Answers to one kind of event, if the test holds. */
export function on<S extends LcgState, E extends LcgEvent, const K extends E['is']>(
  kind: K,
  test: (state: S, event: Extract<E, { readonly is: K }>, use: Use<E>) => boolean,
): When<S, E> {
  return { kinds: [kind], matches: (state, event, use) => isKind(event, kind) && test(state, event, use) };
}

/** Answers to any of several kinds. */
export function either<S extends LcgState, E extends LcgEvent>(...whens: readonly When<S, E>[]): When<S, E> {
  return {
    kinds: whens.flatMap((when) => when.kinds),
    matches: (state, event, use) => whens.some((when) => when.matches(state, event, use)),
  };
}

/** Narrows an event to its kind. */
export function isKind<E extends LcgEvent, const K extends E['is']>(
  event: E,
  kind: K,
): event is Extract<E, { readonly is: K }> {
  return event.is === kind;
}
