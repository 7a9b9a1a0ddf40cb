import type { RuleId, SeatId } from '@kronika/kernel';
import type { OathEvent } from '../event.ts';
import { playerOf } from '../queries/seats.ts';
import type { Oath } from '../state.ts';

/** The leftmost space of the Supply track (OATH-2.2.4-a). */
export const FULL_SUPPLY = 7;

export function spendSupply(seat: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  return amount <= 0 ? [] : [{ is: 'supplySpent', seat, amount, rule }];
}

/** Gains Supply, never beyond the leftmost space (OATH-4.3.4-a). */
export function gainSupply(state: Oath, seat: SeatId, amount: number, rule: RuleId): readonly OathEvent[] {
  const { supply } = playerOf(state, seat);
  const to = Math.min(FULL_SUPPLY, supply + amount);
  return to === supply ? [] : [{ is: 'supplySet', seat, to, rule }];
}
