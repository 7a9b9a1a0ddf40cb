import type { SeatId } from '@kronika/kernel';
import { SLOTS, type Slot } from '../places.ts';
import { rulerOf } from '../queries/ruling.ts';
import { isExile } from '../queries/seats.ts';
import type { Oath } from '../state.ts';

/**
 * The sites that count as the winner's: the Empire's for a Chancellor or Citizen, an Exile's own and those of Exiles who
 * accepted Citizenship at the end (OATH-8.2-c).
 */
export function winnersSites(state: Oath, winner: SeatId, joined: readonly SeatId[]): readonly Slot[] {
  return SLOTS.filter((slot) => {
    const ruler = rulerOf(state, slot);
    if (!isExile(state, winner)) return ruler === 'empire';
    return ruler === winner || joined.some((seat) => ruler === seat);
  });
}
