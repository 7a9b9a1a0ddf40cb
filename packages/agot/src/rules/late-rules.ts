import type { Call, PrintedId, SeatId } from '@kronika/kernel';
import type { AbilityRef, Cost, IsDeparting, Listed, TriggerKind, Verdict } from '@kronika/lcg';
import type { AgotEvent } from '../event.ts';
import type { AgotState } from '../state.ts';
import type { AgotUse } from './card-definition.ts';

export type Costs = Listed<Cost<AgotState, AgotEvent>>;

/** Rules that are stated with queries over modifiers. The queries need the layer, so these come after it. */
export interface LateRules {
  readonly settle: (state: AgotState, isDeparting: IsDeparting) => Call | undefined;
  readonly noticed: (before: AgotState, after: AgotState) => readonly AgotEvent[];
  readonly restriction: (state: AgotState, use: AgotUse) => Verdict;
  readonly gameAnswers: (state: AgotState, kind: TriggerKind, event: AgotEvent) => readonly AbilityRef[];
  readonly gameCosts: (state: AgotState, use: AgotUse) => Costs;
  readonly couldAfford: (state: AgotState, seat: SeatId, printed: PrintedId) => boolean;
}

let known: LateRules = {
  settle: () => undefined,
  noticed: () => [],
  restriction: () => 'allowed',
  gameAnswers: () => [],
  gameCosts: () => [],
  couldAfford: () => true,
};

export function completeRules(rules: LateRules): void {
  known = rules;
}

export function lateRules(): LateRules {
  return known;
}
