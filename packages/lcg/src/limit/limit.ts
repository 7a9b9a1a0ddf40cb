import { cardOf, type PrintedId, type SeatId } from '@kronika/kernel';
import { type AbilityRef, type LcgState, type Period, sameAbility } from '../state.ts';

/** So many times in each period. */
export interface Limit {
  readonly times: number;
  readonly per: Period;
}

/** One use of an ability that is remembered for limits and maxima. */
export interface RememberedUse {
  readonly ability: AbilityRef;
  /** The name that a maximum counts by. */
  readonly name: string;
  readonly by: SeatId;
  /** The periods that were running when it was used. */
  readonly during: Readonly<Record<Period, number>>;
  /** Whether the copy that used it is still the same: a card that left play comes back with fresh limits. */
  readonly copy: 'same' | 'gone';
}

export function limit(times: number, per: Period): Limit {
  return { times, per };
}

/** The name that a maximum counts by: that of the card, and whose text it is where the card has gained it. */
export function maximumName(
  state: LcgState,
  { self, printed }: AbilityRef,
  nameOf: (printed: PrintedId) => string,
): string {
  const own = cardOf(state.table, self).printed;
  return own === printed ? nameOf(printed) : `${nameOf(own)}/${nameOf(printed)}`;
}

/** How often this copy's ability was used in the running period by this seat. */
export function usesOf(state: LcgState, ability: AbilityRef, by: SeatId, per: Period): number {
  let count = 0;
  for (const use of state.uses)
    if (use.copy === 'same' && use.by === by && sameAbility(use.ability, ability) && isNow(state, use, per)) count += 1;
  return count;
}

/** How often the abilities of that name and key were used in the running period by this seat, by whichever copy. */
export function usesByName(state: LcgState, name: string, key: string, by: SeatId, per: Period): number {
  let count = 0;
  for (const use of state.uses)
    if (use.name === name && use.ability.key === key && use.by === by && isNow(state, use, per)) count += 1;
  return count;
}

function isNow(state: LcgState, use: RememberedUse, per: Period): boolean {
  const now = state.periods[per];
  return now !== undefined && use.during[per] === now;
}
