import type { SeatId } from '@kronika/kernel';
import { DEFAULT_ORDERS, type Muted, type StandingOrders } from '@kronika/protocol';
import type { Passing } from './entry.ts';
import type { HeaderSeat } from './header.ts';

/** A seat of a hosted table, as it is now. */
export interface HostedSeat {
  readonly who: HeaderSeat;
  readonly orders: StandingOrders;
  /** How long it passes by itself; it may be over by now. */
  readonly passing: Passing | null;
  readonly muted: Muted;
  readonly hands: 'shown' | 'hidden';
}

export function hostedSeat(who: HeaderSeat): HostedSeat {
  return { who, orders: DEFAULT_ORDERS, passing: null, muted: {}, hands: 'hidden' };
}

/** How the seat is called. */
export function nameOf(seat: HostedSeat | undefined): string {
  return seat === undefined || seat.who.is === 'open' ? '' : seat.who.name;
}

/** The seats among these where a person sits. */
export function personsOf(seats: readonly HostedSeat[], among: readonly SeatId[]): readonly SeatId[] {
  return among.filter((seat) => seats[seat]?.who.is === 'person');
}

/** Whether the same person sits in both seats, as at a table shared by people around one screen. */
export function isSamePerson(one: HostedSeat | undefined, other: HostedSeat | undefined): boolean {
  return one?.who.is === 'person' && other?.who.is === 'person' && one.who.holder === other.who.holder;
}

/** Whether one person sits in all these seats. */
export function isOneHolder(seats: readonly HeaderSeat[]): boolean {
  const [first] = seats;
  return first?.is === 'person' && seats.every((seat) => seat.is === 'person' && seat.holder === first.holder);
}
