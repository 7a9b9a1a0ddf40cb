import type { CardId, SeatId } from '@kronika/kernel';
import type { AgotState, Bypass } from '../state.ts';
import { bypassable } from './eligible.ts';

/** Characters of the opponent that no attacker bypasses yet: each stealth attacker needs its own (AGOT-KW-STEALTH-c). */
export function bypassTargets(state: AgotState, defender: SeatId, bypassed: readonly Bypass[]): readonly CardId[] {
  return bypassable(state, defender).filter((card) => !bypassed.some((bypass) => bypass.card === card));
}
