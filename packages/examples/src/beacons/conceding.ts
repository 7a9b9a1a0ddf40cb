import type { Concession, SeatId } from '@kronika/kernel';
import { type BeaconsEvent, events, type GaveUp } from './events.ts';
import { seatsLeft } from './island.ts';
import { endByLeaving } from './rules/ending.ts';
import type { Beacons } from './state.ts';

/** A seat gives up (BEA-END-d); nothing for one that has already. */
export function concede(state: Beacons, seat: SeatId): Concession | undefined {
  if (!seatsLeft(state).includes(seat)) return undefined;
  const gaveUp: GaveUp = { is: 'gaveUp', seat, rule: 'BEA-END-d' };
  const left: readonly BeaconsEvent[] = [gaveUp];
  const outcome = endByLeaving(events.gaveUp.apply(state, gaveUp));
  return outcome === undefined ? { events: left } : { events: left, outcome };
}
