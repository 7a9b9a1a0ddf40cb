import { type CardId, cardOf, type SeatId } from '@kronika/kernel';
import type { ConflictType } from '../cards/fact.ts';
import { printOn } from '../cards/print-on.ts';
import type { L5rState } from '../state.ts';

/** Whether a dash is printed for the skill: then the character has no part in such conflicts (L5R-DASH-a). */
export function hasDash(state: L5rState, card: CardId, type: ConflictType): boolean {
  return printOn(cardOf(state.table, card))[type] === null;
}

/**
 * The names under which "cannot" may forbid taking part in the current conflict for that seat: as an attacker or
 * defender, and in a conflict of that type at all.
 */
export function participationAspects({ conflict }: L5rState, seat: SeatId): readonly string[] {
  if (conflict === null) return [];
  return [seat === conflict.attacker ? 'attack' : 'defend', `participate/${conflict.type}`];
}
