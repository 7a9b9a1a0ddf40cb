import type { SeatId } from '@kronika/kernel';
import type { LcgEvent, LcgState } from '../state.ts';
import type { Use } from './use.ts';

/** Which events an ability answers to. The kinds are listed, so that a window can pass over cards that never answer. */
export interface When<S extends LcgState, E extends LcgEvent> {
  readonly kinds: readonly E['is'][];
  matches(state: S, event: E, use: Use<E>): boolean;
  /** What everybody can tell beforehand: whether a card of that seat could answer at all. Without it, any could. */
  could?(state: S, event: E, by: SeatId): boolean;
}

/** Answers to one kind of event, if the test holds. */
export function on<S extends LcgState, E extends LcgEvent, const K extends E['is']>(
  kind: K,
  test: (state: S, event: Extract<E, { readonly is: K }>, use: Use<E>) => boolean,
): When<S, E> {
  return { kinds: [kind], matches: (state, event, use) => isKind(event, kind) && test(state, event, use) };
}

/**
 * Answers to one kind of event by facts that everybody sees, without a look at the card itself. So everybody can
 * tell beforehand whether a hidden card could answer, and nobody needs to be asked where none could.
 */
export function onPublic<S extends LcgState, E extends LcgEvent, const K extends E['is']>(
  kind: K,
  test: (state: S, event: Extract<E, { readonly is: K }>, by: SeatId) => boolean,
): When<S, E> {
  const could = (state: S, event: E, by: SeatId): boolean => isKind(event, kind) && test(state, event, by);
  return { kinds: [kind], could, matches: (state, event, use) => could(state, event, use.by) };
}

/** Answers to any of several kinds. */
export function either<S extends LcgState, E extends LcgEvent>(...whens: readonly When<S, E>[]): When<S, E> {
  return {
    kinds: whens.flatMap((when) => when.kinds),
    matches: (state, event, use) => whens.some((when) => when.matches(state, event, use)),
    could: (state, event, by) =>
      whens.some((when) => when.kinds.includes(event.is) && (when.could?.(state, event, by) ?? true)),
  };
}

/** Narrows an event to its kind. */
export function isKind<E extends LcgEvent, const K extends E['is']>(
  event: E,
  kind: K,
): event is Extract<E, { readonly is: K }> {
  return event.is === kind;
}
