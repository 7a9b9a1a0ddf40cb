import type { RuleId } from '@kronika/kernel';
import type { Use } from '../ability/use.ts';
import type { LcgEvent, LcgState } from '../state.ts';
import { forbid, type Verdict } from '../verdict.ts';

/** A restriction of a card text: it holds, or it says by which rule it does not. */
export type ConditionOf<S extends LcgState, E extends LcgEvent> = (state: S, use: Use<E>) => Verdict;

/** Restrictions that are met while a test holds; without a rule of their own they rest on this one. */
export function providedBy<S extends LcgState, E extends LcgEvent>(usual: RuleId) {
  return (
    test: (state: S, use: Use<E>) => boolean,
    key = 'restrictionNotMet',
    rule: RuleId = usual,
  ): ConditionOf<S, E> => {
    return (state, use) => (test(state, use) ? 'allowed' : forbid(key, rule));
  };
}

/** All of several restrictions. */
export function allOf<S extends LcgState, E extends LcgEvent>(
  ...conditions: readonly ConditionOf<S, E>[]
): ConditionOf<S, E> {
  return (state, use) => {
    for (const condition of conditions) {
      const verdict = condition(state, use);
      if (verdict !== 'allowed') return verdict;
    }
    return 'allowed';
  };
}
