import type { SeatId } from '@kronika/kernel';
import type { AgotState } from '../state.ts';
import { layer } from './layer.ts';

/** What something may limit for a seat: each is a stat that is set, and of several limits the tightest holds. */
export type Cap = 'standing' | 'attackers' | 'defenders' | 'challenges';

const UNLIMITED = 99;

/** How many the seat may stand, declare or initiate at most. */
export function capOf(state: AgotState, seat: SeatId, cap: Cap): number {
  let most = UNLIMITED;
  for (const modifier of layer.modifiers.onSeat(state, seat))
    if (modifier.is === 'set' && modifier.stat === cap) most = Math.min(most, modifier.to);
  return Math.max(0, most);
}
