import { type SeatId, seatsOf, type ThingName } from '@kronika/kernel';

export const seatThing = (seat: SeatId): ThingName => `seat:${seat}`;

/** The seat of that name at a table of so many. */
export function seatCalled(thing: ThingName, seats: number): SeatId | undefined {
  return seatsOf(seats).find((seat) => thing === seatThing(seat));
}
