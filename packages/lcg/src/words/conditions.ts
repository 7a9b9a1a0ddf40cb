import type { RuleId } from '@kronika/kernel';
import type { Condition } from '../ability/ability.ts';
import type { Use } from '../ability/use.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid } from '../verdict.ts';

/** Restrictions that are met while a test holds; without a rule of their own they rest on this one. */
export function providedBy<S extends LcgState, E extends LcgEvent>(usual: RuleId) {
  return (
    test: (state: S, use: Use<E>) => boolean,
    key = 'restrictionNotMet',
    rule: RuleId = usual,
  ): Condition<S, E> => {
    return (state, use) => (test(state, use) ? 'allowed' : forbid(key, rule));
  };
}

/** A restriction that never holds outside of these action windows. */
export function onlyIn<S extends LcgState, E extends LcgEvent>(
  windows: readonly string[],
  condition: Condition<S, E>,
): Condition<S, E> {
  const judge: Condition<S, E> = (state, use) => condition(state, use);
  return Object.assign(judge, { windows });
}

/** All of several restrictions. */
export function allOf<S extends LcgState, E extends LcgEvent>(
  ...conditions: readonly Condition<S, E>[]
): Condition<S, E> {
  const all: Condition<S, E> = (state, use) => {
    for (const condition of conditions) {
      const verdict = condition(state, use);
      if (verdict !== 'allowed') return verdict;
    }
    return 'allowed';
  };
  const restricted = conditions.flatMap(({ windows }) => (windows === undefined ? [] : [windows]));
  const [first, ...others] = restricted;
  return first === undefined
    ? all
    : onlyIn(
        first.filter((window) => others.every((other) => other.includes(window))),
        all,
      );
}
