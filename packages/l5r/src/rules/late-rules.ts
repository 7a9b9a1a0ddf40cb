import type { Call } from '@kronika/kernel';
import type { AbilityRef, IsDeparting, TriggerKind, Verdict } from '@kronika/lcg';
import type { L5rEvent } from '../event.ts';
import type { L5rState } from '../state.ts';
import type { L5rUse } from './card-definition.ts';

/** Rules that are stated with queries over modifiers. The queries need the layer, so these come after it. */
export interface LateRules {
  readonly settle: (state: L5rState, isDeparting: IsDeparting) => Call | undefined;
  readonly restriction: (state: L5rState, use: L5rUse) => Verdict;
  readonly gameAnswers: (state: L5rState, kind: TriggerKind, event: L5rEvent) => readonly AbilityRef[];
}

let known: LateRules = { settle: () => undefined, restriction: () => 'allowed', gameAnswers: () => [] };

export function completeRules(rules: LateRules): void {
  known = rules;
}

export function lateRules(): LateRules {
  return known;
}
