import { enemiesOf, type SeatId, type Teams, teamOf } from '@kronika/kernel';
import { type HostedSeat, personsOf } from './seat.ts';

/** What it means that a seat gives up where the game has no rules for it: the end, or a bot that plays on in its place. */
export type GivingUp = { readonly is: 'end'; readonly winners: readonly SeatId[] } | { readonly is: 'standIn' };

/**
 * The match ends with the last person of a side if there is at most one other side, and that side wins; against opponents
 * played by the rules there is none, and nobody wins. As long as a team mate or several other sides are left, they play
 * on.
 */
export function givingUp(seat: SeatId, seats: readonly HostedSeat[], teams: Teams | undefined): GivingUp {
  const enemies = enemiesOf(seat, seats.length, teams);
  const sides = new Set(enemies.map((enemy) => teams?.[enemy] ?? enemy));
  const mates = personsOf(seats, matesOf(seat, seats, teams));
  return sides.size > 1 || mates.length > 0 ? { is: 'standIn' } : { is: 'end', winners: enemies };
}

/** The other seats on the side of a seat. */
export function matesOf(seat: SeatId, seats: readonly HostedSeat[], teams: Teams | undefined): readonly SeatId[] {
  return teamOf(seat, seats.length, teams).filter((mate) => mate !== seat);
}
